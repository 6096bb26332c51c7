@echo off
rem Runs Filaforge's command line on Windows, in the unpacked distribution.
rem
rem   JAVA_HOME        the Java to use, 17 or later; without it the java.exe on PATH
rem   FILA_JAVA_OPTS   more options for that Java, separated by spaces
rem
rem An argument with one of the characters ^ & | < > ( ) has to stand in quotes, as for every batch file.
rem There is no class-data archive here, which the launcher of other systems makes: what it gains on Windows has not been
rem measured.
rem
rem The names of folders may have ( and &, so there are no blocks in parentheses, and names stand in quotes.
setlocal EnableExtensions DisableDelayedExpansion
set "home=%~dp0"
set "jar=%home%filaforge-cli.jar"
if not exist "%jar%" goto no_jar

if not defined JAVA_HOME goto on_path
set "jdk=%JAVA_HOME:"=%"
if "%jdk:~-1%"=="\" set "jdk=%jdk:~0,-1%"
set "java=%jdk%\bin\java.exe"
if not exist "%java%" goto no_java
goto version

:on_path
set "java="
for %%i in (java.exe) do set "java=%%~$PATH:i"
if not defined java goto no_java_on_path
for %%i in ("%java%") do set "jdk=%%~dpi.."

:version
rem The release file of a JDK gives the version at once. If there is none, this java.exe calls another one.
set "version="
if exist "%jdk%\release" for /f "usebackq tokens=1* delims==" %%a in ("%jdk%\release") do if "%%a"=="JAVA_VERSION" set "version=%%~b"
if not defined version for /f "usebackq tokens=1,3" %%a in (`""%java%" -XshowSettings:properties -version 2>&1"`) do if "%%a"=="java.specification.version" set "version=%%b"
set "major=0"
for /f "delims=.-_+" %%m in ("%version%") do set "major=%%m"
if %major% LSS 17 goto old_java

rem A search makes no garbage, so the collector that starts fastest is the best. The comment in the launcher "fila" gives the
rem reasons of the other options.
set "collector=-XX:+UseSerialGC"
if not defined FILA_JAVA_OPTS goto run
set "given=%FILA_JAVA_OPTS:"=%"
if not "%given:+Use=%"=="%given%" set "collector="

:run
"%java%" %collector% -XX:Tier4InvocationThreshold=50000 -XX:Tier4MinInvocationThreshold=6000 -XX:Tier4CompileThreshold=150000 -XX:Tier4BackEdgeThreshold=400000 -XX:-C1ProfileInlinedCalls -XX:-C1ProfileCheckcasts %FILA_JAVA_OPTS% -cp "%jar%" io.github.filaforge.cli.Main %*
exit /b %errorlevel%

:no_jar
>&2 echo fila: no filaforge-cli.jar beside "%~f0": run the fila.cmd of the unpacked distribution
exit /b 2

:no_java
>&2 echo fila: no "%java%" found: set JAVA_HOME to a JDK, 17 or later
exit /b 2

:no_java_on_path
>&2 echo fila: no java.exe found on PATH: set JAVA_HOME to a JDK, 17 or later
exit /b 2

:old_java
>&2 echo fila: "%java%" is not Java 17 or later: set JAVA_HOME to a JDK, 17 or later
exit /b 2
