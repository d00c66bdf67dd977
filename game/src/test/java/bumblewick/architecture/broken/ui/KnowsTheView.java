package bumblewick.architecture.broken.ui;

import bumblewick.architecture.broken.view.Camera;

record KnowsTheView(Camera camera) {}
