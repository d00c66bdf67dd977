package bumblewick.desktop.reference;

import java.util.List;

/**
 * Keys of texts that the game puts together of ids, so that what a mod brings has words.
 *
 * @param pattern with ids in angle brackets
 * @param shown what it is
 */
record TextKeys(String pattern, String shown) {
    static final List<TextKeys> ALL = List.of(
            new TextKeys(
                    "<text>.other",
                    "a counted text; `.zero`, `.one`, `.two`, `.few` and `.many` besides, if the language has that"
                            + " plural form"),
            new TextKeys("stage.<stage>", "the name of a stage"),
            new TextKeys("stage.<stage>.line", "a sentence on the map and before it begins"),
            new TextKeys("line.checkpoint.<number>", "at a checkpoint, counted from 1"),
            new TextKeys("line.checkpoint.<stage>.<number>", "at a checkpoint of one stage, instead"),
            new TextKeys("boss.<boss>", "the name of a boss"),
            new TextKeys("boss.<boss>.phase.<number>", "the name of a phase, counted from 1"),
            new TextKeys("line.boss.<boss>", "when the boss comes"),
            new TextKeys("line.boss.<boss>.phase", "when a phase begins"),
            new TextKeys("line.boss.<boss>.phase.<number>", "when that phase begins, counted from 1, instead"),
            new TextKeys("line.boss.<boss>.beaten", "when the boss is beaten"),
            new TextKeys("difficulty.<difficulty>", "the name of a difficulty"),
            new TextKeys("difficulty.<difficulty>.help", "a sentence about it"),
            new TextKeys("<hint>.how", "what to press for any hint of a garden; .how.touch for fingers"),
            new TextKeys("<lesson>.how", "what to press for a lesson"),
            new TextKeys("<lesson>.again", "a lesson for those who do not do it"),
            new TextKeys("<lesson>.touch", "a lesson for fingers"));
}
