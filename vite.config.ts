import type { UserConfig } from 'vite';
import { defineConfig } from 'vitest/config';
import { at, preact } from './scripts/vite/buildSettings.ts';
import { command } from './scripts/vite/builds/command.ts';
import { demo } from './scripts/vite/builds/demo.ts';
import { cjs, html, htmlCjs, npm } from './scripts/vite/builds/package.ts';
import { embed, landing, launcher, loader, single } from './scripts/vite/builds/scriptTag.ts';
import { consumers, doors, reader, tests } from './scripts/vite/testProjects.ts';

/** Vitest's configuration, with or without the slow tests. */
const vitest = (withSlow: boolean) => ({
  test: tests(withSlow, preact),
  resolve: { alias: doors },
  cacheDir: at('.cache/vitest'),
});

/** The builds, `vite build --mode <name>`, and the runs of vitest: `test`, `all`, `consumers` and `reader`. */
const modes: Readonly<Record<string, UserConfig>> = {
  loader,
  landing,
  launcher,
  single,
  embed,
  npm,
  cjs,
  html,
  'html-cjs': htmlCjs,
  command,
  demo,
  consumers: { test: consumers, cacheDir: at('.cache/vitest') },
  reader: { test: reader, cacheDir: at('.cache/vitest') },
  test: vitest(false),
  all: vitest(true),
};

/** Without a mode, `vite` serves the demo. */
export default defineConfig(({ mode }) => modes[mode] ?? demo);
