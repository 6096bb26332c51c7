package io.github.filaforge.pipeline;

import static com.tngtech.archunit.library.Architectures.layeredArchitecture;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import java.util.List;

/** Data flows one way: a package knows only those before it in the pipeline, and the model. */
@AnalyzeClasses(packages = "io.github.filaforge", importOptions = ImportOption.DoNotIncludeTests.class)
class PackageArrowsTest {

    private static final List<String> PIPELINE = List.of(
            "model",
            "definition",
            "image",
            "plan",
            "estimate",
            "emit",
            "compile",
            "run",
            "bench",
            "ship",
            "report",
            "cli");

    @ArchTest
    static final ArchRule EACH_STAGE_KNOWS_ONLY_THE_STAGES_BEFORE_IT = arrows();

    private static ArchRule arrows() {
        var architecture = layeredArchitecture().consideringOnlyDependenciesInLayers();
        for (String stage : PIPELINE) {
            architecture = architecture.layer(stage).definedBy("io.github.filaforge." + stage);
        }
        for (int i = 0; i < PIPELINE.size(); i++) {
            String[] later = PIPELINE.subList(i + 1, PIPELINE.size()).toArray(String[]::new);
            architecture = later.length == 0
                    ? architecture.whereLayer(PIPELINE.get(i)).mayNotBeAccessedByAnyLayer()
                    : architecture.whereLayer(PIPELINE.get(i)).mayOnlyBeAccessedByLayers(later);
        }
        return architecture;
    }
}
