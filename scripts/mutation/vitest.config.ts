import { relative, resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type Reporter, type TestSpecification, type Vitest } from 'vitest/node';

/** The unit tests of one folder, which `MUTATION_FOLDER` names. Stryker takes the configuration of Vitest only as a file. */
const folder = process.env.MUTATION_FOLDER ?? 'none';
const withoutPage = ['src/time', 'src/booking', 'src/core', 'src/api', 'src/queries'];

/** The first test that fails ends the run of a mutant, so the fastest files go first. Vitest's own order is the opposite. */
class FastestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { cache, config } = this.ctx;
    const duration = ({ project, moduleId }: TestSpecification): number =>
      cache.getFileTestResults(`${project.name}:${relative(config.root, moduleId)}`)?.duration ?? 0;
    return [...files].sort((one, other) => duration(one) - duration(other));
  }
}

/** Stryker reads only the results of tests. A mutant that keeps a test file from loading leaves no results, and would survive. */
function failWhatCannotLoad(): Reporter {
  let vitest: Vitest | undefined;
  return {
    onInit(started) {
      vitest = started;
    },
    onTestModuleEnd(module) {
      for (const error of module.errors()) vitest?.state.catchError(error, 'a test file that cannot be loaded');
    },
  };
}

export default defineConfig({
  test: {
    include: [`${folder}/**/*.test.{ts,tsx}`],
    environment: withoutPage.includes(folder) ? 'node' : 'jsdom',
    setupFiles: withoutPage.includes(folder) ? [] : [resolve('test/setup.ts')],
    css: { include: [/.+/] },
    // A page and a worker for each test file would take three quarters of the time.
    isolate: false,
    sequence: { sequencer: FastestFirst },
    reporters: [failWhatCannotLoad()],
    testTimeout: 20_000,
    unstubGlobals: true,
    restoreMocks: true,
  },
});
