package bumblewick.view;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.jme3.asset.AssetManager;
import com.jme3.math.Vector3f;
import com.jme3.scene.Geometry;
import com.jme3.scene.Spatial;
import com.jme3.scene.VertexBuffer;
import com.jme3.scene.VertexBuffer.Type;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.FloatBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** A model's GLB file: its meshes as the game loads them, in their rest pose, and its clips as the file lists them. */
public final class ModelFile {
    private static final int HEADER = 20; // bytes before the document
    private static final int LENGTH_AT = 12;
    private static final float GLOWS = 0.5f; // alpha from which a colour is light

    private final String name;
    private final long bytes;
    private final JsonObject document;
    private final List<Geometry> pieces = new ArrayList<>();

    private ModelFile(String name, Path file, AssetManager assets) throws IOException {
        this.name = name;
        byte[] content = Files.readAllBytes(file);
        bytes = content.length;
        int length = ByteBuffer.wrap(content).order(ByteOrder.LITTLE_ENDIAN).getInt(LENGTH_AT);
        String json = new String(content, HEADER, length, StandardCharsets.UTF_8);
        document = JsonParser.parseString(json).getAsJsonObject();
        Spatial model = assets.loadModel("models/" + name + ".glb");
        model.depthFirstTraversal(spatial -> {
            if (spatial instanceof Geometry piece) {
                pieces.add(piece);
            }
        });
    }

    /** The model of that name in a scene folder. */
    public static ModelFile read(Path scene, String name, AssetManager assets) throws IOException {
        return new ModelFile(name, scene.resolve("models/" + name + ".glb"), assets);
    }

    public long bytes() {
        return bytes;
    }

    public int triangles() {
        return pieces.stream().mapToInt(Geometry::getTriangleCount).sum();
    }

    /** Names of the pieces that lack a normal or, unless they are an outline, a colour of four numbers for each corner. */
    public Set<String> bare() {
        Set<String> names = new TreeSet<>();
        for (Geometry piece : pieces) {
            VertexBuffer colour = piece.getMesh().getBuffer(Type.Color);
            boolean coloured = colour != null && colour.getNumComponents() == 4;
            boolean hull = piece.getParent().getName().equals(ModelLibrary.HULL);
            if (!(coloured || hull) || piece.getMesh().getBuffer(Type.Normal) == null) {
                names.add(piece.getName());
            }
        }
        return names;
    }

    public boolean hasSkeleton() {
        return document.has("skins");
    }

    /** What each clip moves: node and way ("3 rotation") of each of its channels. */
    public Map<String, Set<String>> clips() {
        Map<String, Set<String>> clips = new TreeMap<>();
        if (document.has("animations")) {
            for (JsonElement animation : document.getAsJsonArray("animations")) {
                JsonObject clip = animation.getAsJsonObject();
                clips.put(clip.get("name").getAsString(), channels(clip));
            }
        }
        return clips;
    }

    private static Set<String> channels(JsonObject clip) {
        Set<String> moved = new TreeSet<>();
        for (JsonElement channel : clip.getAsJsonArray("channels")) {
            JsonObject target = channel.getAsJsonObject().getAsJsonObject("target");
            moved.add(target.get("node").getAsInt() + " " + target.get("path").getAsString());
        }
        return moved;
    }

    /** The corner of the bounding box with the smallest coordinates, in u. */
    public Vector3f low() {
        Vector3f low = new Vector3f(Vector3f.POSITIVE_INFINITY);
        corners().forEach(corner -> low.minLocal(corner.place));
        return low;
    }

    /** The opposite corner. */
    public Vector3f high() {
        Vector3f high = new Vector3f(Vector3f.NEGATIVE_INFINITY);
        corners().forEach(corner -> high.maxLocal(corner.place));
        return high;
    }

    /** How far what glows (eyes, fire) lies ahead of the model's middle, in u along +Z. */
    public float glowAhead() {
        List<Corner> all = corners();
        double middle =
                all.stream().mapToDouble(corner -> corner.place.z).average().orElseThrow();
        return (float) all.stream()
                .filter(corner -> corner.glow > GLOWS)
                .mapToDouble(corner -> corner.place.z - middle)
                .average()
                .orElse(Double.NaN);
    }

    private List<Corner> corners() {
        List<Corner> all = new ArrayList<>();
        for (Geometry piece : pieces) {
            FloatBuffer places = piece.getMesh().getFloatBuffer(Type.Position);
            FloatBuffer colours = piece.getMesh().getFloatBuffer(Type.Color);
            for (int i = 0; i < places.limit() / 3; i++) {
                Vector3f place = new Vector3f(places.get(3 * i), places.get(3 * i + 1), places.get(3 * i + 2));
                float glow = colours == null ? 0f : colours.get(4 * i + 3);
                all.add(new Corner(piece.localToWorld(place, place), glow));
            }
        }
        return all;
    }

    private record Corner(Vector3f place, float glow) {}

    @Override
    public String toString() {
        return name;
    }
}
