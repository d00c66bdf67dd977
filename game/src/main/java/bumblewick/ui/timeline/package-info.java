/**
 * A stage laid out along its rail: waves on lanes, how crowded it is, and a playhead. It draws what it is handed and knows what
 * is under the pointer; what a press does is its owner's business.
 */
package bumblewick.ui.timeline;
