package bumblewick.architecture.broken.app;

import bumblewick.architecture.broken.editor.Editor;

record KnowsTheEditor(Editor editor) {}
