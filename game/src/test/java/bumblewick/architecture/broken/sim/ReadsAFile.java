package bumblewick.architecture.broken.sim;

import java.io.File;

record ReadsAFile(File file) {}
