import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';

/** Of one folder, named by `MUTATION_FOLDER`, the unit tests. Stryker takes no configuration of Vitest but a file. */
const folder = process.env.MUTATION_FOLDER ?? 'none';
const withoutPage = ['src/time', 'src/booking', 'src/core'];

export default defineConfig({
  test: {
    include: [`${folder}/**/*.test.{ts,tsx}`],
    environment: withoutPage.includes(folder) ? 'node' : 'jsdom',
    setupFiles: withoutPage.includes(folder) ? [] : [resolve('test/setup.ts')],
    css: { include: [/.+/] },
    // A page and a worker for each test file would take three quarters of the time.
    isolate: false,
    testTimeout: 20_000,
    unstubGlobals: true,
    restoreMocks: true,
  },
});
