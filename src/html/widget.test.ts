import { afterEach, describe, expect, it, vi } from 'vitest';
import { setUpEdge } from '../../test/edgeSetUp.ts';
import type { TourEdgeOptions } from '../edge/edgeOptions.ts';
import { renderWidget } from './renderWidget.ts';

const WIDGET = '/widget?group_id=101';

/** The JSON in HTML. */
const repliesIn = (html: string) =>
  JSON.parse(/<script type="application\/json">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null');

const text = (reply: Response): Promise<string> => reply.text();

afterEach(() => vi.useRealTimers());

describe('GET /widget', () => {
  it('gives the element with days and times in a declarative shadow root, and the replies', async () => {
    const { ask, clock } = setUpEdge();
    await text(await ask('/preview?group_id=101&days=14&wait=all'));
    const reply = await ask(`${WIDGET}&location=123+First+St`);
    expect(reply.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
    expect(reply.headers.get('Cache-Control')).toBe('public, max-age=60');
    const html = await reply.text();
    expect(html).toMatch(
      /^<tour-booking group-id="101" edge="https:\/\/tours\.example\.com" time-zone="America\/New_York" locale="en-US" location="123 First St" data-html><template shadowrootmode="open"><style>/,
    );
    expect(html.endsWith('<noscript><slot></slot></noscript></template></tour-booking>')).toBe(true);
    expect(html.match(/<div data-html="(narrow|wide)">/g)).toHaveLength(2);
    expect(html).toContain('9:15 AM');
    expect(html).not.toMatch(/ style="/);
    expect(repliesIn(html)).toMatchObject({ at: clock.ms, preview: { complete: true } });
  });

  it('gives the same HTML for a minute, and 304 to a server that has it', async () => {
    const { ask, clock, seen } = setUpEdge();
    await text(await ask('/preview?group_id=101&days=14&wait=all'));
    const first = await ask(WIDGET);
    const html = await first.text();
    clock.ms += 15_000;
    const again = await ask(WIDGET, { headers: { 'If-None-Match': first.headers.get('ETag') ?? '' } });
    expect(again.status).toBe(304);
    const calls = seen.length;
    clock.ms += 60_000;
    await text(await ask('/preview?group_id=101&days=14&wait=all'));
    const later = await (await ask(WIDGET)).text();
    expect(repliesIn(later).at).toBeGreaterThan(repliesIn(html).at);
    expect(seen.length).toBeGreaterThan(calls);
  });

  it('shows the times of tomorrow where today has none', async () => {
    const { fetch } = setUpEdge();
    const { ask } = setUpEdge({
      fetch: (input, init) =>
        String(input).includes('time=2026-12-01')
          ? Promise.resolve(Response.json({ available_times: [], valid: false, errors: {} }))
          : fetch(input, init),
    });
    await text(await ask('/preview?group_id=101&days=14&wait=all'));
    const html = await (await ask(WIDGET)).text();
    expect(html).toMatch(/<h3[^>]*>Wednesday, December 2</);
    expect(html).toContain('9:00 AM');
  });

  it('escapes what it is given, and what the service says', async () => {
    const { fetch } = setUpEdge();
    const { ask } = setUpEdge({
      async fetch(input, init) {
        const reply = await fetch(input, init);
        return String(input).includes('verify-widget')
          ? new Response((await reply.text()).replace('"Manual"', '"</script><b>"'), reply)
          : reply;
      },
    });
    const location = encodeURIComponent('"><script>alert(1)</script>&');
    const html = await (await ask(`${WIDGET}&location=${location}`)).text();
    expect(html).toContain('location="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&amp;"');
    expect(html.match(/<script/g)).toHaveLength(1);
    expect(html.match(/<\/script/g)).toHaveLength(1);
    expect(JSON.stringify(repliesIn(html))).toContain('</script><b>');
  });

  it.each([
    ['group_id=abc', '`group_id` is the number of a group, such as 101.'],
    ['group_id=101&color=red', /^there is no option `color`; the attributes are location, /],
    ['group_id=101&api=https://elsewhere.example', /^there is no option `api`/],
    ['group_id=101&mode=dialog', /^there is no option `mode`/],
    ['group_id=101&locale=es&locale=ar', 'each option is given once.'],
    ['group_id=101&locale=nonsense-language-tag-here', /^`locale` is a language tag/],
    ['group_id=101&styles=none', '`styles` is "inline" or "link".'],
    ['group_id=101&nonce=a%22b', /^`nonce` is the nonce of the page/],
    ['group_id=101&accent=red%3B%7D%3C%2Fstyle%3E', '`accent` is a CSS color such as "#1f5c4d".'],
    [`group_id=101&location=${'a'.repeat(4001)}`, '`location` is a text of at most 4000 characters.'],
  ])('refuses %s with a sentence', async (search, sentence) => {
    const { ask, seen } = setUpEdge();
    const reply = await ask(`/widget?${search}`);
    expect(reply.status).toBe(400);
    const { errors } = await reply.json();
    expect(errors.edge[0]).toEqual(typeof sentence === 'string' ? sentence : expect.stringMatching(sentence));
    expect(seen).toEqual([]);
  });

  it('keeps the rules of the other questions: groups, origins, limits', async () => {
    const { ask } = setUpEdge({ limits: { visitorRequests: 3 }, clientAddress: () => '203.0.113.7' });
    expect((await ask('/widget?group_id=102')).status).toBe(403);
    expect((await ask(WIDGET, { headers: { Origin: 'https://elsewhere.example' } })).status).toBe(403);
    expect((await ask(WIDGET)).status).toBe(200);
    expect((await ask(WIDGET)).status).toBe(200);
    const stopped = await ask(WIDGET);
    expect(stopped.status).toBe(429);
    expect(stopped.headers.get('Retry-After')).toBeTruthy();
  });

  it.each([
    ['the service is down', { fetch: () => Promise.reject(new Error()) }],
    ['the service says nonsense', { fetch: async () => new Response('<html>') }],
  ] satisfies readonly [string, Partial<TourEdgeOptions>][])(
    'gives the element alone, which nobody keeps, where %s',
    async (_, options) => {
      const { ask } = setUpEdge(options);
      const reply = await ask(WIDGET);
      expect(reply.status).toBe(200);
      expect(reply.headers.get('Cache-Control')).toBe('no-store');
      expect(await reply.text()).toBe(
        '<tour-booking group-id="101" edge="https://tours.example.com" time-zone="America/New_York" locale="en-US"></tour-booking>',
      );
    },
  );

  it('has the nonce of the page, and is not kept with it', async () => {
    const { ask } = setUpEdge();
    const reply = await ask(`${WIDGET}&nonce=r4nd0m%2B/=`);
    expect(reply.headers.get('Cache-Control')).toBe('no-store');
    expect(await reply.text()).toContain('<style nonce="r4nd0m+/=">');
  });

  it('names the address where browsers reach the edge', async () => {
    const { ask } = setUpEdge({ address: 'https://www.example.com/tours' });
    const html = await (await ask(`${WIDGET}&styles=link&accent=rgb(1,2,3)`)).text();
    expect(html).toContain(' edge="https://www.example.com/tours"');
    const [, link = ''] = /<link rel="stylesheet" href="([^"]*)">/.exec(html) ?? [];
    expect(link).toMatch(/^https:\/\/www\.example\.com\/tours\/widget\.css\?v=\w+&amp;accent=rgb/);
    const style = await ask(link.replace('https://www.example.com/tours', '').replaceAll('&amp;', '&'));
    expect(style.headers.get('Content-Type')).toBe('text/css; charset=utf-8');
    expect(style.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    expect(await style.text()).toContain('--tour-accent:rgb(1,2,3)');
    expect((await ask('/widget.css?v=older')).headers.get('Cache-Control')).toBe('public, max-age=300');
    expect((await ask('/widget.css?accent=%7D')).status).toBe(400);
  });

  it('never names an address that a request brings', async () => {
    const { edge } = setUpEdge({ address: undefined, path: '/tours' });
    const headers = { Host: 'evil.test', 'X-Forwarded-Host': 'evil.test', Forwarded: 'host=evil.test' };
    const html = await (
      await edge.fetch(new Request(`http://evil.test/tours${WIDGET}&styles=link`, { headers }))
    ).text();
    expect(html).toContain(' edge="/tours"');
    expect(html).not.toContain('evil');
    const atRoot = setUpEdge({ address: undefined });
    const reply = await atRoot.edge.fetch(new Request(`http://evil.test${WIDGET}`, { headers }));
    expect([reply.status, reply.headers.get('Cache-Control')]).toEqual([400, 'no-store']);
    expect(await reply.text()).toContain('address');
  });

  it('speaks Arabic from right to left', async () => {
    const { ask } = setUpEdge();
    expect(await (await ask(`${WIDGET}&locale=ar`)).text()).toMatch(/lang="ar" dir="rtl".*حجز جولة/s);
  });

  it('reads a language tag as some systems write it', async () => {
    const { ask } = setUpEdge();
    expect(await (await ask(`${WIDGET}&locale=es_MX`)).text()).toMatch(/ locale="es-MX".*Reserve una visita/s);
  });
});

describe('renderWidget', () => {
  const options = { groupId: 101, edge: 'https://tours.example.com', timeZone: 'America/New_York' };

  it('asks the edge, and gives the same as /widget, with a fallback', async () => {
    const { edge, ask, clock } = setUpEdge();
    await text(await ask('/preview?group_id=101&days=14&wait=all'));
    vi.useFakeTimers({ toFake: ['Date'], now: clock.ms });
    const asked: string[] = [];
    const html = await renderWidget({
      ...options,
      locale: 'es-US',
      fallback: '<a href="tel:+15551234567">Call us</a>',
      attributes: { location: '123 First St' },
      fetch(input, init) {
        asked.push(String(input));
        return edge.fetch(new Request(input, init));
      },
    });
    expect(asked).toEqual(['https://tours.example.com/preview?group_id=101&days=14']);
    expect(html).toContain('</template><a href="tel:+15551234567">Call us</a></tour-booking>');
    const same = await (await ask(`${WIDGET}&locale=es-US&location=123+First+St`)).text();
    const placesIn = (one: string): string => one.slice(one.indexOf('<div data-html'), one.indexOf('<noscript'));
    expect(placesIn(html)).toContain('Reserve una visita');
    expect(placesIn(html)).toBe(placesIn(same));
  });

  it('gives the element alone where the edge does not answer', async () => {
    const fetch = () => Promise.reject(new TypeError('no network'));
    expect(await renderWidget({ ...options, fetch })).toBe(
      '<tour-booking group-id="101" edge="https://tours.example.com" time-zone="America/New_York" locale="en-US"></tour-booking>',
    );
  });

  it.each([
    [{ edge: 'tours.example.com' }, /^renderWidget: `edge` is the address of the edge/],
    [{ timeZone: 'Nowhere' }, /^renderWidget: `timeZone` is a zone/],
    [{ attributes: { onclick: 'x' } }, /^renderWidget: there is no option `onclick`/],
    [{ color: 'red' }, /^renderWidget: there is no option `color`; the options are groupId, edge/],
  ])('throws a sentence for %j', async (wrong, sentence) => {
    await expect(renderWidget({ ...options, ...wrong })).rejects.toThrow(sentence);
  });
});
