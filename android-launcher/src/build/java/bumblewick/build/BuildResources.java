package bumblewick.build;

import com.reandroid.apk.*;
import com.reandroid.archive.*;
import com.reandroid.arsc.chunk.*;
import com.reandroid.arsc.chunk.xml.*;
import java.io.*;
import java.nio.file.*;
import java.util.*;
import java.util.regex.*;
import java.util.stream.*;

/** text AndroidManifest.xml + res/ -> resources.ap_ (binary manifest, resources.arsc, binary res xml), by ARSCLib alone. */
public final class BuildResources {
    public static void main(String[] a) throws Exception {
        Path src = Path.of(a[0]), work = Path.of(a[1]), out = Path.of(a[2]);
        // APKEditor-style layout: AndroidManifest.xml, resources/package_1/{package.json,res/**}, public.xml with ids
        Path pkg = work.resolve("resources/package_1");
        Path res = pkg.resolve("res");
        Files.createDirectories(res);
        Files.copy(
                src.resolve("AndroidManifest.xml"),
                work.resolve("AndroidManifest.xml"),
                StandardCopyOption.REPLACE_EXISTING);
        TreeMap<String, TreeSet<String>> ids = new TreeMap<>();
        List<Path> files;
        try (Stream<Path> s = Files.walk(src.resolve("res"))) {
            files = s.filter(Files::isRegularFile).sorted().collect(Collectors.toList());
        }
        Pattern item = Pattern.compile("<(string|color|style|integer|bool|dimen)\\s+name=\"([^\"]+)\"");
        for (Path f : files) {
            Path rel = src.resolve("res").relativize(f);
            Path t = res.resolve(rel.toString());
            Files.createDirectories(t.getParent());
            Files.copy(f, t, StandardCopyOption.REPLACE_EXISTING);
            String dir = rel.getName(0).toString(), type = dir.split("-")[0];
            if (type.equals("values")) {
                Matcher m = item.matcher(Files.readString(f));
                while (m.find())
                    ids.computeIfAbsent(m.group(1), k -> new TreeSet<>()).add(m.group(2));
            } else
                ids.computeIfAbsent(type, k -> new TreeSet<>())
                        .add(rel.getFileName().toString().replaceAll("\\.(9\\.)?[a-z]+$", ""));
        }
        StringBuilder pub = new StringBuilder("<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<resources>\n"),
                r = new StringBuilder("package bumblewick.android;\npublic final class R {\n");
        int ti = 1;
        for (var e : ids.entrySet()) {
            int n = 0;
            r.append("  public static final class ").append(e.getKey()).append(" {\n");
            for (String name : e.getValue()) {
                int id = 0x7f000000 | ti << 16 | n++;
                pub.append(String.format("  <public id=\"0x%08x\" type=\"%s\" name=\"%s\"/>\n", id, e.getKey(), name));
                r.append(String.format("    public static final int %s = 0x%08x;\n", name.replace('.', '_'), id));
            }
            r.append("  }\n");
            ti++;
        }
        Files.createDirectories(res.resolve("values"));
        Files.writeString(res.resolve("values/public.xml"), pub + "</resources>\n");
        Files.writeString(work.resolve("R.java"), r + "}\n");
        Files.writeString(pkg.resolve("package.json"), "{\"package_id\":127,\"package_name\":\"bumblewick.android\"}");
        ApkModuleXmlEncoder enc = new ApkModuleXmlEncoder();
        enc.getApkModule().setPreferredFramework(36);
        enc.scanDirectory(work.toFile());
        ApkModule m = enc.getApkModule();
        AndroidManifestBlock man = m.getAndroidManifest();
        System.out.println("package " + man.getPackageName() + " main " + man.getMainActivityClassName() + " icon 0x"
                + Integer.toHexString(man.getIconResourceId()));
        m.writeApk(out.toFile());
    }
}
