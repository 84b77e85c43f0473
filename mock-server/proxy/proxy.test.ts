import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { booking, times, widget } from '../../test/startServer.ts';
import { readFlags } from '../flags.ts';
import { type RunningMock, runMock } from '../runMock.ts';

const folder = mkdtempSync(join(tmpdir(), 'proxy-'));
const running: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of running.splice(0)) await close();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const environment = (printed: string[]) => ({
  now: () => Date.parse('2026-12-01T14:00:00Z'),
  log: (line: string) => void printed.push(line),
});

/** Starts the mock by its flags, on a free port. `printed` gets the lines that it prints. */
async function start(args: readonly string[] = [], printed: string[] = []): Promise<RunningMock> {
  const mock = await runMock(readFlags(['--port', '0', '--quiet', '--listings', '20', ...args]), environment(printed));
  running.push(() => mock.close());
  return mock;
}

/** A service that answers every call alike. */
async function serviceThatSays(status: number, body: string): Promise<string> {
  const server = createServer((_request, response) =>
    response.writeHead(status, { 'Content-Type': 'text/plain' }).end(body),
  );
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  running.push(() => new Promise((done) => void server.close(() => done())));
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
}

const send = (url: string, body: unknown, method = 'POST', headers: Readonly<Record<string, string>> = {}) =>
  fetch(url, { method, headers: { 'Content-Type': 'application/json', ...headers }, body: JSON.stringify(body) });
const tour = {
  appointment: { start: '2026-12-04T10:15:00', location: '', broker_booked: false },
  client: {
    people: [{ first_name: 'Lara', last_name: 'Smith', email: 'lara@home.example', phone_1: '(555) 777-1234' }],
    notes: 'Ring twice',
  },
};
const basic = { Authorization: `Basic ${btoa('sk_demo:')}` };

describe('--proxy', () => {
  it('passes calls on with their keys, logs them, and prints nothing when nothing differs', async () => {
    const service = await start(['--require-key']);
    const printed: string[] = [];
    const proxy = await start(['--proxy', `${service.url}/`], printed);
    expect((await fetch(proxy.url + widget)).status).toBe(401);
    expect((await fetch(proxy.url + widget, { headers: basic })).status).toBe(200);
    const booked = await send(proxy.url + booking, tour, 'POST', { ...basic, Origin: 'http://localhost:3000' });
    expect([booked.status, booked.headers.get('access-control-allow-origin')]).toEqual([200, 'http://localhost:3000']);
    const id = (await booked.json()).data.appointment.id;
    const moved = await send(
      `${proxy.url}/api/v2/appointments/${id}/group/101/book/`,
      { data: { appointment: { start: '2026-12-04T11:00:00' } } },
      'PUT',
      basic,
    );
    expect(moved.status).toBe(200);
    expect((await fetch(`${proxy.url}/api/v2/listings/all?key=pk_demo&page=1`)).status).toBe(200);
    expect(service.service.state().appointments).toMatchObject([{ start: '2026-12-04T11:00:00' }]);
    expect(proxy.service.state().appointments).toEqual([]);
    const journal = await (await fetch(`${proxy.url}/__mock/requests`)).json();
    expect(
      journal.requests.map(({ operation, status }: { operation: string; status: number }) => [operation, status]),
    ).toEqual([
      ['getWidgetConfiguration', 401],
      ['getWidgetConfiguration', 200],
      ['bookTour', 200],
      ['rescheduleAppointment', 200],
      ['searchListings', 200],
    ]);
    expect(printed).toEqual([]);
  });

  it('prints the differences of request and reply, without their values', async () => {
    const printed: string[] = [];
    const proxy = await start(
      ['--proxy', await serviceThatSays(200, '{"data":{"appointment":{"id":"9001","location":"Lara"}}}')],
      printed,
    );
    await send(`${proxy.url}${booking}?grop=1`, { ...tour, appointment: { start: 5, location: '' }, clint: {} });
    await fetch(`${proxy.url}/api/v2/appointments/grp/101/times`);
    const at = `bookTour (POST ${booking})`;
    expect(printed).toEqual([
      expect.stringContaining(`differs: request of ${at}: There is no parameter grop.`),
      `differs: request of ${at}: There is no property clint. Did you mean client?`,
      `differs: request of ${at}: appointment.start should be string, and is a number.`,
      `differs: request of ${at}: appointment.broker_booked is missing.`,
      `differs: reply 200 of ${at}: data.appointment.id should be number, and is text.`,
      `differs: reply 200 of ${at}: data.appointment.confirmation_enabled is missing.`,
      `differs: reply 200 of ${at}: data.appointment.start is missing.`,
      `differs: reply 200 of ${at}: data.appointment.expiration_date is missing.`,
      'differs: GET /api/v2/appointments/grp/101/times is no operation of the contract, and is not passed on.',
    ]);
  });

  it('passes on a reply that is not JSON unchanged', async () => {
    const printed: string[] = [];
    const proxy = await start(['--proxy', await serviceThatSays(503, '<h1>Later</h1>')], printed);
    const reply = await fetch(proxy.url + times);
    expect([reply.status, reply.headers.get('content-type'), await reply.text()]).toEqual([
      503,
      'text/plain',
      '<h1>Later</h1>',
    ]);
    expect(printed).toEqual([
      expect.stringMatching(/^differs: reply 503 of getTimes .*: The status is 503; the contract has 200, /),
    ]);
  });

  it('answers 502 when the service does not answer, and applies a fault before it asks the service', async () => {
    const proxy = await start(['--proxy', 'http://127.0.0.1:1']);
    const reply = await fetch(proxy.url + times);
    expect([reply.status, await reply.json()]).toEqual([
      502,
      { errors: { proxy: [expect.stringContaining('did not answer')] } },
    ]);
    proxy.service.setScenario('server-error');
    expect((await fetch(proxy.url + times)).status).toBe(500);
  });
});

describe('--record and --replay', () => {
  it('keep a session without persons and keys, and serve it again in its order', async () => {
    const file = join(folder, 'world.json');
    const service = await start();
    const proxy = await start(['--proxy', service.url, '--record', file]);
    const day = `${times}?time=2026-12-04T10:15:00`;
    const answers = async (url: string) => {
      const read = async (path: string, init?: RequestInit) => (await fetch(url + path, init)).json();
      const config = await read(widget);
      const before = await read(day);
      const booked = await (await send(url + booking, tour)).json();
      const after = await read(`${day}&key=pk_demo`);
      const list = await read('/api/v2/clients/5001/appointments', { headers: basic });
      const listings = await read('/api/v2/listings/all?page=1&key=pk_demo');
      return { config, before, booked, after, list, listings };
    };
    const real = await answers(proxy.url);
    expect(real.list.data.appointments[0].client.name).toContain('Lara');

    const text = readFileSync(file, 'utf8');
    for (const secret of [
      'Lara',
      'Smith',
      'lara@',
      '777-1234',
      'Ring twice',
      'pk_demo',
      'sk_demo',
      btoa('sk_demo:'),
      'Maya',
    ])
      expect(text).not.toContain(secret);
    expect(text).toContain('person1@example.com');

    const replay = await start(['--replay', file]);
    const again = await answers(replay.url);
    expect(again.config).toEqual(real.config);
    expect([again.before, again.after]).toEqual([real.before, real.after]);
    expect(again.booked).toEqual(real.booked);
    expect(again.list.data.appointments[0].client.person.email).toBe('person1@example.com');
    expect(again.listings.total_items).toBe(real.listings.total_items);
    expect(replay.service.state().now).toBe('2026-12-01T09:00:00');
    const other = await fetch(`${replay.url}${times}?time=2026-12-04T11:15:00`);
    expect([other.status, await other.json()]).toEqual([
      404,
      {
        errors: {
          replay: [
            expect.stringMatching(
              / is not in the recording\. Did you mean GET .*times\?time=2026-12-04T10%3A15%3A00\?$/,
            ),
          ],
        },
      },
    ]);
  });

  it('leave out what becomes known later as a key or a person, also in headers, addresses and other forms', async () => {
    const file = join(folder, 'later.json');
    const key = 'sk_live+Later/42';
    const basicKey = btoa(`${key}:`);
    const said = {
      errors: {
        start: ['Lara Smith, lara@home.example, 5557771234, has a tour.'],
        key: [key, btoa(key), basicKey.replace(/=+$/, '')],
      },
    };
    const server = createServer((_request, response) =>
      response
        .writeHead(400, {
          'Content-Type': 'application/json',
          'WWW-Authenticate': `Basic realm="${key}"`,
          Location: `https://a.example/?email=lara%40home.example&key=${encodeURIComponent(key)}`,
        })
        .end(JSON.stringify(said)),
    );
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
    running.push(() => new Promise((done) => void server.close(() => done())));
    const address = server.address();
    const printed: string[] = [];
    const target = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
    const proxy = await start(['--proxy', target, '--record', file], printed);
    await fetch(`${proxy.url}/api/v2/listings/all?building_name_address=Smith`);
    expect(readFileSync(file, 'utf8')).toContain('Smith');
    await send(proxy.url + booking, tour, 'POST', { Authorization: `Basic ${basicKey}` });
    const text = readFileSync(file, 'utf8');
    expect(text).toContain('has a tour.');
    const forms = [
      'Lara',
      'Smith',
      'home.example',
      '7771234',
      key,
      encodeURIComponent(key),
      btoa(key),
      basicKey.replace(/=+$/, ''),
    ];
    for (const form of forms) expect(text.toLowerCase()).not.toContain(form.toLowerCase());
  });

  it('print no key and no sign that steers a terminal, whatever the names of a reply are', async () => {
    const printed: string[] = [];
    const signs = '\x1b[2J\x9b31m\u202e';
    const service = await serviceThatSays(200, JSON.stringify({ [`${signs}sk_demo`]: 1, [btoa('sk_demo:')]: 1 }));
    const proxy = await start(['--proxy', service], printed);
    await send(proxy.url + booking, { ...tour, [`${signs}sk_demo`]: 1 }, 'POST', basic);
    await fetch(`${proxy.url}/api/v2/nothing/%1b[2J`, { headers: basic });
    expect(printed.join()).toContain('\\u001b[2J');
    expect(printed.join()).not.toMatch(/[\p{Cc}\p{Cf}]|sk_demo/u);
    expect(printed.join()).not.toContain(btoa('sk_demo:'));
  });

  it('say what is wrong with a file', async () => {
    const broken = join(folder, 'broken.json');
    writeFileSync(broken, '{');
    const other = join(folder, 'other.json');
    writeFileSync(other, '{"version":1,"exchanges":[{}]}');
    const missing = join(folder, 'no', 'file.json');
    await expect(start(['--replay', broken])).rejects.toThrow(`--replay ${broken}: the file is not JSON.`);
    await expect(start(['--replay', other])).rejects.toThrow(
      `--replay ${other}: the file was not written by --record.`,
    );
    await expect(start(['--replay', missing])).rejects.toThrow(`--replay ${missing}: there is no such file.`);
    await expect(start(['--proxy', 'http://127.0.0.1:1', '--record', missing])).rejects.toThrow(
      `--record ${missing}: there is no such folder.`,
    );
  });
});
