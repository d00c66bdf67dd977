package bumblewick.architecture.broken.input;

import bumblewick.architecture.broken.view.Camera;

record KnowsTheView(Camera camera) {}
