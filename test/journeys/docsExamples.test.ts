import { expect, it, onTestFinished } from 'vitest';
import { runEdge } from '../../src/command/runEdge.ts';
import { codeBlocks } from '../codeBlocks.ts';
import { START } from './hosts.ts';
import { snippetSite } from './snippetSite.ts';
import { visitorOn } from './visitor.ts';

/**
 * Pastes every piece of HTML in the documents as it is written. The pieces of docs/sites and of the migration have tests of their own; those
 * of docs/many-properties.md are templates (test/consumers/pages.test.ts).
 */

const { mock, origin, paste } = snippetSite();

const inDocs = (page: string): string => `docs/${page}`;
const PAGES = [
  'README',
  ...['changes', 'content-security-policy', 'counting', 'dialog', 'edge', 'form', 'homes', 'hosting'].map(inDocs),
  ...['requested-tours', 'tour-kinds'].map(inDocs),
];
const LOADER = '<script async src="https://cdn.example.com/tour-booking/0.1.0/tour-booking.js"></script>';
const WIDGET = '<tour-booking group-id="101" api="https://leasing.example.com"></tour-booking>';

const pieces = PAGES.flatMap((page) =>
  codeBlocks(`${page}.md`)
    .filter(({ language }) => language === 'html')
    .map(({ heading, code }) => [page, heading, code] as const),
);

it('the documents have more than nine pieces of HTML', () => expect(pieces.length).toBeGreaterThan(9));

/** Starts an edge of the site in front of the mock. Gives its address. */
async function startEdge(): Promise<string> {
  const edge = await runEdge(
    {
      ...{ service: mock().url, groups: { 101: { timeZone: 'America/New_York' } }, secretKey: 'sk_demo' },
      ...{ publicKey: undefined, secrets: undefined, redis: undefined },
      ...{ host: '127.0.0.1', port: 0, path: '', trustedHops: 0, quiet: true, origins: [origin()] },
    },
    { now: () => Date.parse(START.utc), log: () => undefined },
  );
  onTestFinished(() => edge.close());
  return edge.url;
}

it.each(pieces)('%s, %s', async (_, __, code) => {
  // The files here stand for those of any version, so no hash fits. release.test.ts tries a hash.
  const edge = code.includes(' edge="') ? await startEdge() : '';
  const written = code
    .replace(/ integrity="[^"]*"/, '')
    .replace('https://tours.example.com', edge)
    // Homes of the mock.
    .replaceAll('4711', '10001')
    .replaceAll('4712', '10002');
  const withLoader = /tour-booking(?:\.single)?\.js"/.test(written) ? written : `${written}${LOADER}`;
  const body = written.includes('<tour-booking') ? withLoader : `${withLoader}${WIDGET}`;
  const { page, close } = await paste(body, {
    prepare: async (each) => {
      // The server of the site passes calls below `/leasing` on to the service.
      // The route belongs to the context, so that it answers until the end: the widget goes on asking about days.
      await each.context().route('**/leasing/api/**', async (route) => {
        const { pathname, search } = new URL(route.request().url());
        const url = `${mock().url}${pathname.replace('/leasing', '')}${search}`;
        // The page may be closed before the reply comes.
        await route
          .fetch({ url })
          .then((response) => route.fulfill({ response }))
          .catch(() => undefined);
      });
    },
  });
  const visitor = visitorOn(page, page, code.includes('confirms="office"') ? 'Request a tour' : 'Book a tour');
  // A link that is pressed before the launcher is there goes its own way.
  if (/mode="(?:dialog|button)"/.test(code)) await page.waitForLoadState('networkidle');
  if (/mode="(?:dialog|button)"/.test(code)) await page.locator('[data-tour-booking-open]').first().click();
  // With `from-link` and no tour in the address the widget shows the times.
  if (/ manage="(?!from-link)/.test(code)) await visitor.heading(/Your tour/).waitFor();
  else await visitor.freeTimes().first().waitFor();
  await close();
});
