/** Files that come from elsewhere and go elsewhere: mods and replays that are opened or picked, replays and pictures shared. */
package bumblewick.android.files;
