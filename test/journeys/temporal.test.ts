import { resolve } from 'node:path';
import { build } from 'vite';
import { expect, it } from 'vitest';
import { openPage, sharedBrowser } from '../browser.ts';

const entry = resolve(import.meta.dirname, '../../src/time/zone.ts');

it('Temporal and Intl tell the same time of every zone', async () => {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, minify: false, lib: { entry, formats: ['iife'], name: 'zones' } },
  });
  const [file] = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
  if (file?.type !== 'chunk') throw new Error('zone.ts was not built');
  const visitor = await openPage(await sharedBrowser(), 'about:blank');
  await visitor.page.addScriptTag({ content: file.code });
  const { told, different } = await visitor.page.evaluate<{ told: number; different: readonly string[] }>(`(() => {
    const { wallClock } = zones;
    const temporal = globalThis.Temporal;
    // Every 16 days and some hours from 1980 to 2037, with a part of a second.
    const moments = Array.from({ length: 1300 }, (_, count) => 315532800123 + count * 1400000000);
    const different = [];
    let told = 0;
    for (const zone of [undefined, ...Intl.supportedValuesOf('timeZone')])
      for (const moment of moments.slice(0, zone === undefined ? undefined : 300)) {
        globalThis.Temporal = temporal;
        const one = wallClock(moment, zone);
        globalThis.Temporal = undefined;
        const other = wallClock(moment, zone);
        told += 1;
        if (one !== other || one.length !== 19) different.push([zone, moment, one, other].join(' '));
      }
    return { told, different: temporal ? different : ['this browser has no Temporal'] };
  })()`);
  expect(different.slice(0, 5)).toEqual([]);
  expect(told).toBeGreaterThan(100_000);
  await visitor.close();
});
