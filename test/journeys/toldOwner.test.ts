import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Running, serveFolder } from '../servers.ts';
import { snippetSite } from './snippetSite.ts';
import { visitorOn } from './visitor.ts';

/** A fault that the page does not explain says in the console what to do, in one line. */

const { paste } = snippetSite();
/** A server of files that sends no headers for other origins. */
let plain: Running;
beforeAll(async () => {
  plain = await serveFolder('dist/embed');
});
afterAll(() => plain.close());

const TAG = '<script async src="https://cdn.example.com/tour-booking/0.1.0/tour-booking.js"></script>';
const ELEMENT = (group = '101', api = 'https://leasing.example.com'): string =>
  `<tour-booking group-id="${group}" api="${api}" time-zone="America/New_York"><a href="tel:+15551234567">Call us to book a tour</a></tour-booking>`;
const said = (problems: readonly string[]): readonly string[] =>
  problems.filter((problem) => problem.includes('tour-booking: '));

describe('the site owner is told', () => {
  it('that main.js is refused for want of a header, and the visitor has the fallback', async () => {
    const { page, problems, close } = await paste(
      `<script async src="${plain.url}/tour-booking.js"></script>${ELEMENT()}`,
    );
    await expect.poll(() => said(problems())).toHaveLength(1);
    expect(said(problems())).toEqual([
      expect.stringContaining('tour-booking: main.js did not load; another origin needs Access-Control-Allow-Origin'),
    ]);
    expect(said(problems())[0]).toContain(`${plain.url}/main.js`);
    await page.getByRole('link', { name: 'Call us to book a tour' }).waitFor();
    // The browser says in its own words that it refused the file.
    await close(/Access-Control-Allow-Origin/);
  });

  it('that main.js is not there, and the visitor has the fallback', async () => {
    const { page, problems, close } = await paste(`<script async src="/alone/tour-booking.js"></script>${ELEMENT()}`, {
      pages: { '/alone/tour-booking.js': await readFile(resolve('dist/embed/tour-booking.js'), 'utf8') },
    });
    await expect.poll(() => said(problems())).toHaveLength(1);
    expect(said(problems())[0]).toContain('/alone/main.js');
    await page.getByRole('link', { name: 'Call us to book a tour' }).waitFor();
    await close(/main\.js did not load/);
  });

  it('that the service knows no such group', async () => {
    const { page, problems, close } = await paste(TAG + ELEMENT('424242'));
    await visitorOn(page).heading('Online booking is closed').waitFor();
    const lines = () => said(problems()).filter((line) => line.includes('group 424242 '));
    await expect.poll(lines).toHaveLength(1);
    expect(lines()[0]).toContain('tour-booking: group 424242 is unknown or takes no bookings; check `group-id`');
    // The console also says that the service refuses the times of such a group.
    await close(/group.424242/);
  });

  it.each(['leasing.example.com', 'localhost:8080/leasing'])(
    'that https:// is missing in api="%s", and nobody is asked',
    async (api) => {
      const requested: string[] = [];
      const { page, problems, close } = await paste(TAG + ELEMENT('101', api), {
        prepare: async (page) => void page.on('request', (request) => requested.push(request.url())),
      });
      await visitorOn(page).heading('Online booking isn’t available right now').waitFor();
      await page.waitForLoadState('networkidle');
      expect(requested.filter((url) => !/\.(js|html)$/.test(url))).toEqual([]);
      expect(said(problems())).toEqual([expect.stringContaining(`give the whole address: "https://${api}"`)]);
      await close(/whole address/);
    },
  );

  it('that the page has no custom elements: the visitor has the fallback, and mount() still works', async () => {
    const { page, problems, close } = await paste(`${TAG}<div id="tour"></div>${ELEMENT()}`, {
      prepare: async (page) =>
        void (await page.addInitScript('Object.defineProperty(window, "customElements", { value: undefined })')),
    });
    await expect.poll(() => said(problems())).toHaveLength(1);
    expect(said(problems())[0]).toContain('no custom elements');
    await page.getByRole('link', { name: 'Call us to book a tour' }).waitFor();
    await page.evaluate(() => {
      const options = { groupId: 101, api: 'https://leasing.example.com', timeZone: 'America/New_York' };
      Reflect.get(window, 'TourBooking' as string).mount(document.getElementById('tour'), options);
    });
    await visitorOn(page).freeTimes().first().waitFor();
    await close(/no custom elements/);
  });
});
