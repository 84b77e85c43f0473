import { request } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { startServer, stopAll } from '../test/startServer.ts';

afterEach(stopAll);

/** The status of a GET of the server's state that names `host`. */
const statusFor = (port: number, host: string): Promise<number | undefined> =>
  new Promise((done, fail) => {
    request({ port, host: '127.0.0.1', path: '/__mock/state', headers: { host } }, (reply) => {
      reply.resume();
      done(reply.statusCode);
    })
      .on('error', fail)
      .end();
  });

describe('control paths', () => {
  it.each(['localhost:4010', '127.0.0.1:4010', '[::1]:4010', 'mock', 'mock:4010', 'tours.localhost'])(
    'answer the host %s',
    async (host) => {
      expect(await statusFor((await startServer()).port, host)).toBe(200);
    },
  );

  it.each(['evil.example', 'evil.example:4010', '127.0.0.1.evil.example', 'localhost.evil.example'])(
    'refuse the host %s, unless they are open',
    async (host) => {
      expect(await statusFor((await startServer()).port, host)).toBe(403);
      expect(await statusFor((await startServer({ openControl: true })).port, host)).toBe(200);
    },
  );

  it.each(['[]', 'null', '5', '"east"'])('make no world of %s', async (body) => {
    const { get } = await startServer();
    const reply = await get('/__mock/worlds', { method: 'POST', body });
    expect([reply.status, (await reply.json()).errors.world[0]]).toEqual([
      400,
      'A world takes an object of options, like {"seed":5}, or no body.',
    ]);
    expect((await (await get('/__mock/worlds')).json()).worlds).toEqual([]);
  });
});

it('the log shows that there was a key, and not the key', async () => {
  const paths: string[] = [];
  const { get } = await startServer({ onRequest: ({ path }) => paths.push(path) });
  await get('/api/v2/listings/all?key=sk_demo&layout=4%2Bbr&layout=1br');
  await get('/api/v2/listings/all?sort=price&key=sk_demo');
  expect(paths).toEqual([
    '/api/v2/listings/all?key=…&layout=4%2Bbr&layout=1br',
    '/api/v2/listings/all?sort=price&key=…',
  ]);
});
