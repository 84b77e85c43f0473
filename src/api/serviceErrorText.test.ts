import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { parseLocalDateTime } from '../time/values.ts';
import { ApiError } from './failure.ts';
import { createServerClient } from './serverClient.ts';

const url = 'https://a.example/api/v2/clients/7';

beforeEach(() => void vi.stubGlobal('document', undefined));

/** The message of the error of a call that sends `client`, answered with `status` and `body`. */
async function messageOf(body: unknown, client: object = {}, status = 400): Promise<string> {
  const fetch = async () => Response.json(body, { status });
  const service = createServerClient({ baseUrl: 'https://a.example', secretKey: 'sk_demo', fetch });
  const error: unknown = await service.editProspect(7, client).catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ name: 'ApiError', failure: { kind: 'status', status } });
  return String(error instanceof Error ? error.message : error);
}

const inClient = (people: unknown) => ({ errors: { client: { people } } });

describe('an error says', () => {
  it.each([
    [inClient([{ email: ['is not valid.'] }]), 'answered 400 (client.people.0.email: is not valid.)'],
    [
      { errors: { client: { layout: ['takes a list.'], group: 'There is none.' } } },
      'answered 400 (client.layout: takes a list.; client.group: There is none.)',
    ],
    [{ errors: 'Out of order.' }, 'answered 400 (Out of order.)'],
    [{ detail: 'Not found.' }, 'answered 400'],
    [{ errors: { page: ['  is wrong. '] } }, 'answered 400 (page: is wrong.)'],
    [{ errors: { page: [`<html>${'x'.repeat(500)}`] } }, `answered 400 (page: <html>${'x'.repeat(194)})`],
  ])('the words of %j', async (body, told) => {
    expect(await messageOf(body)).toBe(`PUT ${url}: ${told}`);
  });

  it('the words of a 404, too', async () => {
    const told = await messageOf({ errors: { client_id: ['There is no client 7.'] } }, {}, 404);
    expect(told).toBe(`PUT ${url}: answered 404 (client_id: There is no client 7.)`);
  });
});

describe('what the words quote is left out:', () => {
  const people = [{ first_name: 'Lara', last_name: 'Li', email: 'lara@example.com', phone_1: '(555) 777-5555' }];

  it.each([
    ['an address', 'lara@example.com is taken.', '… is taken.'],
    ['an address in capitals', '"LARA@EXAMPLE.COM" is taken.', '"…" is taken.'],
    ['an address nobody sent', 'Ask rosa@example.com, please.', 'Ask … please.'],
    ['a name', 'lara Li has a tour. List it?', '… … has a tour. List it?'],
    ['a telephone number', 'Dial (555) 777-5555.', 'Dial ….'],
    ['a telephone number in another writing', '+1 555-777-5555 and 5557775555 are one.', '… and … are one.'],
    ['the key', 'sk_demo may not do this.', '… may not do this.'],
  ])('%s', async (_, message, told) => {
    expect(await messageOf(inClient([{ email: [message] }]), { people })).toBe(
      `PUT ${url}: answered 400 (client.people.0.email: ${told})`,
    );
  });

  it.each<[what: string, client: object, message: string, told: string]>([
    ['a number', { price_ceiling: 4200 }, '4200 is too low.', '… is too low.'],
    ['text with space around it', { notes: ' third floor ' }, 'No third floor.', 'No ….'],
    ['a part of a word', { notes: 'lara' }, 'Laraville is unknown.', '…ville is unknown.'],
    ['two letters as a word, each time', { notes: 'Li' }, 'LI and li like it.', '… and … like it.'],
    ['no letter inside a word', { first_name: 'A' }, 'A tour on a day.', 'A tour on a day.'],
    [
      'no part of a word with a hyphen',
      { first_name: 'Jo', last_name: 'Al' },
      'Mail al-fresco to Jo.',
      'Mail al-fresco to ….',
    ],
    ['a short name in quotes', { first_name: 'Jo' }, "'Jo' isn't one.", "'…' isn't one."],
    ['nothing for what is empty', { notes: '', pets: null, group: undefined }, 'Wrong - so, no.', 'Wrong - so, no.'],
    ['the longer text first', { first_name: 'Ann', notes: 'Ann Lee' }, 'Ann Lee is here.', '… is here.'],
    ['the longer text first, in any order', { notes: 'Ann Lee', nick: 'Ann' }, 'Ann Lee is here.', '… is here.'],
    ['seven digits', { phone_1: '555-7777' }, 'Dial 555 7777.', 'Dial ….'],
    ['a number without its country', { phone_1: '+1 555 777 5555' }, 'Dial 555-777-5555.', 'Dial ….'],
    ['one of two numbers', { phone_1: '555-777-5555', phone_2: '555-123-4567' }, 'Dial 555 123 4567.', 'Dial ….'],
  ])('%s', async (_, client, message, told) => {
    expect(await messageOf({ errors: { zq: [message] } }, client)).toBe(`PUT ${url}: answered 400 (zq: ${told})`);
  });

  it('days and amounts that nobody sent stay', async () => {
    const message = 'before 2026-12-31, at least 1,000,000';
    expect(await messageOf({ errors: { move_in_date: [message] } }, { people })).toContain(message);
  });

  it('whatever was typed', async () => {
    const typed = fc.string({ minLength: 3, unit: 'grapheme-ascii' }).filter((text) => text.trim().length > 2);
    await fc.assert(
      fc.asyncProperty(typed, async (notes) => {
        const told = await messageOf({ errors: { zq: [`9 ${notes} 9`] } }, { notes });
        const [, said = ''] = told.split(': answered 400 (zq: ');
        expect(said.toLowerCase()).not.toContain(notes.trim().toLowerCase());
      }),
    );
  });
});

describe('a key that the service repeats', () => {
  const key = 'sk_live+Secret/42';
  const forms = [
    ...[key, key.toUpperCase(), encodeURIComponent(key), btoa(key), btoa(`${key}:`), btoa(key).replace(/=+$/, '')],
    [...key].map((sign) => sign.charCodeAt(0).toString(16)).join(''),
  ];

  it.each(forms)('as %s stands in no failure and in no refusal', async (form) => {
    const says = { errors: { [form]: [`${form} may not`], appointment: { start: [`${form} may not`] } } };
    const serverOf = (status: number) =>
      createServerClient({
        ...{ baseUrl: 'https://a.example', secretKey: key },
        fetch: async () => Response.json(says, { status }),
      });
    const error: unknown = await serverOf(403)
      .editProspect(7, {})
      .catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ApiError);
    const told = `${error}${JSON.stringify(error)}`;
    expect(told).toContain('may not');
    expect(told).not.toContain(form);
    const start = parseLocalDateTime('2026-12-05T10:15:00');
    if (start === undefined) throw new Error();
    const refusal = JSON.stringify(await serverOf(400).rescheduleAppointment(1, 101, start));
    expect(refusal).toContain('may not');
    expect(refusal).not.toContain(form);
  });
});

it('writes out what would steer the terminal of a log', async () => {
  expect(await messageOf({ errors: { 'a\x1b[2J': ['\x9b31m is\r\n wrong \u202e'] } })).toBe(
    `PUT ${url}: answered 400 (a\\u001b[2J: \\u009b31m is\\u000d\\u000a wrong \\u202e)`,
  );
});
