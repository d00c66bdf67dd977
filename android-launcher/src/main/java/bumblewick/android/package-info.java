/**
 * The game on Android: the engine's system delegate, context, picture loader and file access over the platform's own API.
 * Nothing here is native. The whole of it runs on a PC as well, in the tests of this module.
 */
package bumblewick.android;
