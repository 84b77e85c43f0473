import { afterEach, describe, expect, it } from 'vitest';
import { startServer, stopAll } from '../test/startServer.ts';
import { createMockService } from './engine/service.ts';
import { mockServer } from './node.ts';

afterEach(stopAll);

const search = '/api/v2/listings/all?key=pk_demo';

describe('strict', () => {
  it.each([
    [`${search}&layuot=2br`, { layuot: ['There is no parameter layuot. Did you mean layout?'] }],
    [`${search}&minprice=1&page=1`, { minprice: ['There is no parameter minprice. Did you mean min_price?'] }],
    [
      '/api/v2/clients/1/appointments?zzzzzzzz=1',
      { zzzzzzzz: ['There is no parameter zzzzzzzz. The parameters are key.'] },
    ],
    ['/api/v2/appointments/group/101/times?tiem=2026-12-04T10:00', { tiem: [expect.stringContaining('time?')] }],
  ])('refuses a name there is none of: %s', async (path, errors) => {
    const { get } = await startServer({ strict: true });
    const reply = await get(path);
    expect([reply.status, await reply.json()]).toEqual([400, { errors }]);
  });

  it('lets every name there is through, and is off unless asked for', async () => {
    const { get } = await startServer({ strict: true });
    expect((await get(`${search}&layout=2br&layout=1br&sort=price&sort_dir=desc&page=1`)).status).toBe(200);
    const lenient = await startServer();
    expect((await lenient.get(`${search}&layuot=2br`)).status).toBe(200);
  });

  it('works in process too', async () => {
    const base = 'https://leasing.example.com';
    const server = mockServer(createMockService({ listings: 0 }), { baseUrl: base, strict: true });
    server.listen();
    const reply = await fetch(`${base}${search}&layuot=2br`);
    server.close();
    expect(reply.status).toBe(400);
  });

  it('a value there is none of is refused with the nearest, strict or not', async () => {
    const { get } = await startServer();
    const reply = await get(`${search}&layout=4br&sort=prise`);
    expect(await reply.json()).toEqual({
      errors: {
        layout: ['4br is not one of loft, studio, 1br, 2br, 3br, 4+br. Did you mean 4+br?'],
        sort: [expect.stringMatching(/Did you mean price\?$/)],
      },
    });
  });
});
