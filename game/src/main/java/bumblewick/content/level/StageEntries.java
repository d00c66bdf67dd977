package bumblewick.content.level;

import bumblewick.content.declaration.ParsedDefinition;
import bumblewick.content.json.ContentException;
import bumblewick.content.json.ContentProblem;
import bumblewick.content.json.JsonFile;
import bumblewick.content.json.JsonValue;
import bumblewick.platform.SceneFiles;

/** Finds entries of a stage's files again by what they say, to report mistakes at their lines. */
final class StageEntries {
    private final SceneFiles files;
    private final ParsedDefinition parsedDefinition;

    StageEntries(SceneFiles files, ParsedDefinition parsedDefinition) {
        this.files = files;
        this.parsedDefinition = parsedDefinition;
    }

    /**
     * Reports a mistake at the first entry of a list whose field has a value.
     *
     * @param list name of the list, and of the file that it is in
     */
    void report(String list, String field, String value, String message) {
        String file = "stages/" + parsedDefinition.id() + "/" + list + ".json";
        parsedDefinition.problem(located(file, list, field, value, message));
    }

    private ContentProblem located(String file, String list, String field, String value, String message) {
        try {
            JsonValue entries = JsonFile.read(files, file).members().get(list);
            for (int i = 0; entries != null && i < entries.items().size(); i++) {
                JsonValue said = entries.items().get(i).members().get(field);
                if (said != null && said.text().equals(value)) {
                    return new ContentProblem(file, said.line(), "$." + list + "[" + i + "]." + field, message);
                }
            }
        } catch (ContentException e) {
            // the file itself has been read and reported before
        }
        return ContentProblem.ofFile(file, message);
    }
}
