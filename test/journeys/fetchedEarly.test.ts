import { expect, it } from 'vitest';
import { snippetsOf } from '../../public/configure/snippets.ts';
import { bookOn, snippetSite } from './snippetSite.ts';

/** The line `modulepreload` of the snippet fetches the file that the loader asks for, so that it is fetched once. */

const site = snippetSite();
const folder = 'https://cdn.example.com/tour-booking/0.1.0';
const choice = new Map([
  ['group-id', '101'],
  ['api', 'https://leasing.example.com'],
]);
const printed = snippetsOf({ choice, folder }).find(({ name }) => name === 'HTML')?.code ?? '';
const LINE = /<link rel="modulepreload"[^>]*>/;

it.each([
  ['as printed', printed, ''],
  ['after an optimizer dropped the line', printed.replace(LINE, ''), ''],
  [
    'under a policy that refuses the line',
    printed.replace('<script ', '<script nonce="abc" '),
    `<meta http-equiv="content-security-policy" content="script-src 'nonce-abc' 'strict-dynamic'">`,
  ],
])('the snippet books and fetches main.js once: %s', async (_, code, head) => {
  expect(printed).toMatch(LINE);
  let fetched = 0;
  const { page, close } = await site.paste(code, {
    head,
    async prepare(opened) {
      opened.on('requestfinished', (request) => {
        if (request.url() === `${folder}/main.js`) fetched += 1;
      });
    },
  });
  await bookOn(page);
  expect(fetched).toBe(1);
  await close();
});
