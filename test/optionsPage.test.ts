import { expect, it } from 'vitest';
import { optionsPage } from '../scripts/docs/optionsPage.ts';
import { PREFILL } from '../src/embed/attributes.ts';
import { attributes } from '../src/options/optionNames.ts';

it('docs/options.md is generated from the docstrings', async () => {
  // To write it: `npx vitest run --project repository test/optionsPage.test.ts -u`.
  await expect(optionsPage).toMatchFileSnapshot('../docs/options.md');
});

it('has a row for every attribute', () => {
  const named = [...optionsPage.matchAll(/^\| `([\w*-]+)` \|/gm)].map(([, name]) => name);
  expect(named.sort()).toEqual([...attributes.map(([, name]) => name), `${PREFILL}*`].sort());
});
