package bumblewick.content.level;

import bumblewick.content.declaration.ParsedDefinition;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The triangles of a level that are felt, while they are being collected. */
final class CollisionMeshBuilder {
    private final List<float[]> meshes = new ArrayList<>();
    private final List<Integer> numbers = new ArrayList<>();
    private final List<String> names = new ArrayList<>();
    private int triangles;

    /** @param corners nine numbers a triangle (not copied) */
    void add(String surface, float[] corners) {
        if (!names.contains(surface)) {
            names.add(surface);
        }
        meshes.add(corners);
        numbers.add(names.indexOf(surface));
        triangles += corners.length / 9;
    }

    int triangles() {
        return triangles;
    }

    /** Of the surfaces, in the order of their first triangles. */
    List<String> names() {
        return names;
    }

    float[] corners() {
        float[] all = new float[9 * triangles];
        int end = 0;
        for (float[] mesh : meshes) {
            System.arraycopy(mesh, 0, all, end, mesh.length);
            end += mesh.length;
        }
        return all;
    }

    /** Index into {@link #names()} of each triangle. */
    byte[] surfaces() {
        byte[] all = new byte[triangles];
        int end = 0;
        for (int i = 0; i < meshes.size(); i++) {
            int next = end + meshes.get(i).length / 9;
            Arrays.fill(all, end, next, numbers.get(i).byteValue());
            end = next;
        }
        return all;
    }

    /** Counts all triangles for the hash of the level's file. */
    void addTo(ParsedDefinition parsedDefinition, String file) {
        for (float[] mesh : meshes) {
            parsedDefinition.hash(file, mesh.length);
            for (float number : mesh) {
                parsedDefinition.hash(file, number);
            }
        }
    }
}
