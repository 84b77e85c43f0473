import { afterEach, describe, expect, it } from 'vitest';
import { mockServer } from '../test/mswServer.ts';
import { startServer, stopAll, times } from '../test/startServer.ts';
import { createMockService } from './engine/mockService.ts';

afterEach(stopAll);

/** The addresses of a photo, by its size. */
type Sizes = Readonly<Record<'original' | 'large' | 'thumbnail' | 'small' | 'xlarge', string>>;
const LISTING = '/api/v2/listings/10001/?key=pk_demo';
const photosAt = async (url: string): Promise<readonly Sizes[]> => (await (await fetch(url)).json()).photos;
const widthOf = (svg: string): string | undefined => /^<svg [^>]*width="(\d+)"/.exec(svg)?.[1];

describe('photos', () => {
  it('are at the address by which the service was reached, in every size', async () => {
    const { base } = await startServer();
    const [first] = await photosAt(base + LISTING);
    expect(first?.small).toBe(`${base}/photos/listings/100010/small.svg`);
    const widths = await Promise.all(
      (['thumbnail', 'small', 'large', 'xlarge', 'original'] as const).map(async (size) => {
        const reply = await fetch(first?.[size] ?? '');
        expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
        return widthOf(await reply.text());
      }),
    );
    expect(widths).toEqual(['120', '320', '960', '1600', '1920']);
  });

  it('may be shown by pages of every origin', async () => {
    const { get } = await startServer();
    const { headers } = await get('/photos/listings/100010/small.svg', { headers: { Origin: 'https://a.example' } });
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  });

  it('of a world have addresses below it, and are served there', async () => {
    const { base, send } = await startServer();
    await send('/__mock/worlds', 'POST', { id: 'one', listings: 14 });
    const byHeader = await fetch(base + LISTING, { headers: { 'X-Mock-World': 'one' } });
    const [first] = (await byHeader.json()).photos;
    expect(first.small).toBe(`${base}/__mock/worlds/one/photos/listings/100010/small.svg`);
    const reply = await fetch(first.small, { headers: { Origin: 'https://a.example' } });
    expect([reply.status, reply.headers.get('access-control-allow-origin')]).toEqual([200, '*']);
  });

  it('are the same each time, and exist for agents and floorplans too', async () => {
    const { base, get } = await startServer();
    const text = async (path: string) => (await get(path)).text();
    const path = '/photos/listings/100011/small.svg';
    expect(await text(path)).toBe(await text(path));
    expect(await text(path)).not.toBe(await text('/photos/listings/100010/small.svg'));
    const { headshot, title, phone_number } = await (await get('/api/v1/public/agents/1/?key=pk_demo')).json();
    expect(headshot.thumbnail).toBe(`${base}/photos/agents/1/thumbnail.svg`);
    expect(title).not.toBe('');
    expect(phone_number).toMatch(/^555/);
    expect(widthOf(await (await fetch(headshot.original)).text())).toBe('1920');
    const { items } = await (await get('/api/v2/communities/201/floorplans/')).json();
    const [plan] = items.flatMap(({ photos }: { photos: readonly Sizes[] }) => photos);
    expect((await fetch(plan.small)).status).toBe(200);
  });

  it.each([
    '/photos/listings/1/small.svg',
    '/photos/listings/100019/small.svg',
    '/photos/listings/100010/huge.svg',
    '/photos/listings/100010/constructor.svg',
    '/photos/agents/99/thumbnail.svg',
    '/photos/floorplans/1/small.svg',
    '/photos/listings/100010/small.jpg',
  ])('do not exist at %s', async (path) => {
    expect((await (await startServer()).get(path)).status).toBe(404);
  });

  it('leave the reply valid JSON when the host is malformed', async () => {
    const { base } = await startServer();
    const open = (await import('node:http')).request;
    const body = await new Promise<string>((done) => {
      const request = open(`${base}${LISTING}`, { headers: { Host: 'a"b' } }, (reply) => {
        let text = '';
        reply.on('data', (part) => {
          text += part;
        });
        reply.on('end', () => done(text));
      });
      request.end();
    });
    expect(() => JSON.parse(body)).not.toThrow();
  });

  it('come from msw at the same paths; msw leaves other photos of the page alone', async () => {
    const base = 'https://leasing.example.com';
    const server = mockServer(createMockService(), { baseUrl: base });
    server.listen({ onUnhandledRequest: 'error' });
    const [first] = await photosAt(base + LISTING);
    expect(first?.large).toBe(`${base}/photos/listings/100010/large.svg`);
    expect(widthOf(await (await fetch(first?.large ?? '')).text())).toBe('960');
    await expect(fetch(`${base}/photos/team.jpg`)).rejects.toThrow();
    server.close();
  });
});

describe('faults', () => {
  it('of calls leave photos out, and faults of photos hit nothing else', async () => {
    const { get, service } = await startServer();
    const photo = () => get('/photos/listings/100010/small.svg');
    service.fail('any', { status: 500, times: 1 });
    expect((await photo()).status).toBe(200);
    expect((await get(times)).status).toBe(500);
    service.fail('photo', { status: 404, times: 1 });
    expect((await get(times)).status).toBe(200);
    expect((await photo()).status).toBe(404);
    expect((await photo()).status).toBe(200);
    expect(service.requests()).toHaveLength(2);
  });

  it('slow-photo delays photos, but no calls', async () => {
    const { get, service } = await startServer({ slow: 300 });
    service.setScenario('slow-photo');
    const order: string[] = [];
    const photo = get('/photos/listings/100010/small.svg').then(({ status }) => order.push(`photo ${status}`));
    await get(times).then(({ status }) => order.push(`times ${status}`));
    await photo;
    expect(order).toEqual(['times 200', 'photo 200']);
  });

  it('listing-gone really rents the next listing that is read, which leads to similar ones', async () => {
    const { get, service } = await startServer();
    expect((await get(LISTING)).status).toBe(200);
    service.setScenario('listing-gone');
    const gone = await get(LISTING);
    expect([gone.status, await gone.json()]).toEqual([404, { errors: { listing: { id: expect.any(String) } } }]);
    expect(service.scenario).toBe('none');
    expect((await get(LISTING)).status).toBe(404);
    expect((await get('/api/v2/listings/10002/?key=pk_demo')).status).toBe(200);
    const old = await get('/api/v1/public/listings/10001/?key=pk_demo&similar_units=true');
    const { status, similar_units } = await old.json();
    expect([status, similar_units.length]).toEqual(['Rented', 5]);
  });

  it('listings-fail answers 500 for listings and floorplans, but not for times', async () => {
    const { get, service } = await startServer();
    service.setScenario('listings-fail');
    const status = async (path: string) => (await get(path)).status;
    expect(await status(LISTING)).toBe(500);
    expect(await status('/api/v2/listings/residential/rentals/?key=pk_demo&property=201')).toBe(500);
    expect(await status('/api/v2/communities/201/floorplans/')).toBe(500);
    expect(await status(times)).toBe(200);
  });
});
