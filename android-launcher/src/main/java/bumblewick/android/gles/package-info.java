/** The engine's OpenGL interfaces over the platform's OpenGL ES 3.0. */
package bumblewick.android.gles;
