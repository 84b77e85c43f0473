import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Ground } from '../journeys/documentOn.ts';
import { mockHosts } from '../journeys/mockHosts.ts';
import { type Running, serveFolder } from '../servers.ts';

const on = mockHosts({ doors: ['script tag'] });

/** The files of the script tag on origins of their own: with the headers docs/content-security-policy.md asks for, and with CORS alone. */
let cdn: Running;
let corsOnly: Running;
beforeAll(async () => {
  const cors = { 'access-control-allow-origin': '*' };
  cdn = await serveFolder('dist/embed', {}, { ...cors, 'cross-origin-resource-policy': 'cross-origin' });
  corsOnly = await serveFolder('dist/embed', {}, cors);
});
afterAll(() => Promise.all([cdn?.close(), corsOnly?.close()]));

/** A page with these `headers`, whose script tag carries `attributes` and comes from the other origin. */
const underPolicy = (headers: Readonly<Record<string, string>>, attributes = '', from = cdn): Ground => ({
  headers,
  body: (place) => `<main>${place}</main><script async src="${from.url}/tour-booking.js"${attributes}></script>`,
});

/** Books a tour on `ground`. `reports` gives each violation that the browser has reported so far. */
async function bookUnder(ground: Ground) {
  const visitor = await on.arrive('script tag', {}, { ground }, async (page) => {
    await page.addInitScript(() => {
      const reports: string[] = [];
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
        reports.push(`${effectiveDirective} ${blockedURI}`),
      );
      Object.assign(window, { reports });
    });
  });
  await visitor.bookTour('2:00 PM');
  await visitor.button('Move tour').click();
  await visitor.heading('Move your tour').waitFor();
  await visitor.button('Keep Tue, Dec 1, 2:00 PM').click();
  expect(await on.booked()).toEqual(['2026-12-01T14:00:00']);
  const reports = (): Promise<readonly string[]> => visitor.page.evaluate('window.reports');
  return { ...visitor, reports };
}

/** Breaks the policy, to show that the browser reports a violation. */
async function provoke(page: { evaluate: (code: string) => Promise<unknown> }): Promise<void> {
  await page.evaluate('document.body.setAttribute("style", "color: red")');
}

describe('books without a single report', () => {
  it("under default-src 'none', style-src 'none' and trusted types", async () => {
    const policy = [
      "default-src 'none'",
      `script-src ${cdn.url}`,
      "style-src 'none'",
      `connect-src ${on.mock().url}`,
      'img-src https://photos.example.com',
      "require-trusted-types-for 'script'",
    ].join('; ');
    const { page, reports, close } = await bookUnder(underPolicy({ 'content-security-policy': policy }));
    expect(await reports()).toEqual([]);
    const unsafe = page.evaluate('document.createElement("div").innerHTML = "<b>"');
    await expect(unsafe).rejects.toThrow(/TrustedHTML/);
    await expect.poll(reports).toEqual(['require-trusted-types-for trusted-types-sink']);
    await close(/TrustedHTML/);
  });

  it("under a nonce and 'strict-dynamic'", async () => {
    const policy = `default-src 'none'; script-src 'nonce-r4nd0m' 'strict-dynamic'; style-src 'nonce-r4nd0m'; connect-src ${on.mock().url}; base-uri 'none'`;
    const ground = underPolicy({ 'content-security-policy': policy }, ' nonce="r4nd0m"');
    const { page, reports, close } = await bookUnder(ground);
    expect(await reports()).toEqual([]);
    await provoke(page);
    await expect.poll(reports).toEqual(['style-src-attr inline']);
    await close(/style/);
  });

  it.each([
    ['from files that say they may be used anywhere', '', () => cdn],
    ['by a script tag that asks with CORS', ' crossorigin', () => corsOnly],
  ])('on a page that is isolated from other origins, %s', async (_, attribute, from) => {
    const isolated = {
      'cross-origin-embedder-policy': 'require-corp',
      'cross-origin-opener-policy': 'same-origin',
      'content-security-policy': "style-src 'none'",
    };
    const { page, reports, close } = await bookUnder(underPolicy(isolated, attribute, from()));
    expect(await page.evaluate('crossOriginIsolated')).toBe(true);
    expect(await reports()).toEqual([]);
    await provoke(page);
    await expect.poll(reports).toEqual(['style-src-attr inline']);
    await close(/style/);
  });
});
