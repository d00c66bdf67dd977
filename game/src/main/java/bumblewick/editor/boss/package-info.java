/**
 * Bosses in the editor: {@link bumblewick.editor.boss.BossPage} shows phases as timelines and lets each be flown. May depend on what
 * is below the editor.
 */
package bumblewick.editor.boss;
