/**
 * A step of the build: it replaces the lambdas of class files by classes. A JVM makes the class of a lambda when the lambda
 * first runs, and before version 25 this takes some 0.1 ms even if a class-data archive has that class. A short search runs
 * 360 lambdas once. Without them the Soma cube takes 0.82 of the time as a whole process, and 10x6 takes 0.86 (JDK 17).
 */
package io.github.filaforge.lambdas;
