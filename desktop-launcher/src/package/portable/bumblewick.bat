@echo off
rem Starts Bumblewick with the Java of this system: the one of JAVA_HOME, or the one in the PATH.
setlocal
set "JAVA=java"
if defined JAVA_HOME set "JAVA=%JAVA_HOME%\bin\java"
"%JAVA%" -version >nul 2>&1
if errorlevel 1 (
  echo Bumblewick needs Java 17 or later, and "%JAVA%" does not start. 1>&2
  exit /b 2
)
"%JAVA%" -XX:+IgnoreUnrecognizedVMOptions --sun-misc-unsafe-memory-access=allow "-XX:Flags=%~dp0java.flags" -jar "%~dp0bumblewick.jar" %*
exit /b %ERRORLEVEL%
