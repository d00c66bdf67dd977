package bumblewick.architecture.broken.save;

import bumblewick.architecture.broken.app.App;

record KnowsApp(App app) {}
