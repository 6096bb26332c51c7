# The formula of Homebrew. The release fills in the version and the checksum of the zip.
class Filaforge < Formula
  desc "Generates Java solvers, each made for one packing or edge-matching puzzle"
  homepage "https://github.com/filaforge/filaforge"
  url "https://github.com/filaforge/filaforge/releases/download/v@version@/filaforge-@version@.zip"
  sha256 "@sha256@"
  license "Apache-2.0"

  depends_on "openjdk"

  def install
    libexec.install Dir["*"]
    man1.install Dir[libexec/"man/man1/*"]
    # The launcher takes the Java of JAVA_HOME, and of PATH if there is none.
    (bin/"fila").write_env_script libexec/"fila", Language::Java.overridable_java_home_env
  end

  test do
    (testpath/"dominoes.txt").write <<~EOS
      D:xDim=2:yDim=2:zDim=1
      L
      A A
      B B
      ~L
      ~D
    EOS
    assert_equal "1", shell_output("#{bin}/fila count dominoes.txt").strip
  end
end
