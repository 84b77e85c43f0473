import { createServer, type IncomingMessage } from 'node:http';
import { afterEach, expect, it } from 'vitest';
import type { Ground } from '../journeys/documentOn.ts';
import { mockHosts } from '../journeys/mockHosts.ts';

const on = mockHosts({ doors: ['script tag'] });
const running: (() => void)[] = [];
afterEach(() => {
  for (const stop of running.splice(0)) stop();
});

const CORS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': '*',
  'Access-Control-Allow-Methods': '*',
};

/** A page that may ask every host, so that nothing but the widget holds a request back. */
const ground: Ground = {
  headers: { 'content-security-policy': 'connect-src *' },
  body: (place) => `<main>${place}</main><script async src="/tour-booking.js"></script>`,
};

/** A server that pages of every origin may ask. `answer` gives where a request is sent on to; otherwise the mock answers it. */
async function serve(answer: (request: IncomingMessage) => string | undefined) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    if (request.method === 'OPTIONS') return response.writeHead(204, CORS).end();
    asked.push(`${request.method} ${request.url}`);
    const to = answer(request);
    if (to !== undefined) return response.writeHead(307, { ...CORS, Location: `${to}${request.url}` }).end();
    return fetch(on.mock().url + request.url).then(async (reply) =>
      response.writeHead(reply.status, { ...CORS, 'Content-Type': 'application/json' }).end(await reply.text()),
    );
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  running.push(() => {
    server.close();
    server.closeAllConnections();
  });
  const address = server.address();
  return { asked, url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}` };
}

it('shows nothing of a host to which the service redirects its questions, and asks it nothing', async () => {
  const elsewhere = await serve(() => undefined);
  const service = await serve(() => elsewhere.url);
  const visitor = await on.arrive('script tag', { api: service.url }, { ground });
  await visitor.heading('Online booking isn’t available right now').waitFor();
  expect(service.asked.length).toBeGreaterThan(1);
  expect(elsewhere.asked).toEqual([]);
  await visitor.close(/redirect/);
});

it('takes no booking to another host, and says that it may be booked', async () => {
  const elsewhere = await serve(() => undefined);
  const service = await serve(({ method }) => (method === 'POST' ? elsewhere.url : undefined));
  const visitor = await on.arrive('script tag', { api: service.url }, { ground });
  await visitor.pickTime('2:00 PM');
  await visitor.fillDetails();
  await visitor.submit();
  await visitor.heading('We can’t tell if your tour was booked').waitFor();
  expect(service.asked.filter((line) => line.startsWith('POST'))).toHaveLength(1);
  expect(elsewhere.asked).toEqual([]);
  await visitor.close(/redirect/);
});
