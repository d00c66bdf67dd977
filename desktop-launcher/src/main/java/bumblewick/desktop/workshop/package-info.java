/** What a modder does outside of the game: begins a mod, and packs it. Knows {@code content}, which judges mods. */
package bumblewick.desktop.workshop;
