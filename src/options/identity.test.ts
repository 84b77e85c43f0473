import { expect, it } from 'vitest';
import { bookingIdentity, serviceIdentity } from './identity.ts';

const api = 'https://leasing.example.com';

it('names the same booking for a group or a tour as a number and as text', () => {
  expect(bookingIdentity({ api, groupId: '101', manage: '7' })).toBe(bookingIdentity({ api, groupId: 101, manage: 7 }));
  expect(bookingIdentity({ api, groupId: '102' })).not.toBe(bookingIdentity({ api, groupId: 101 }));
});

it('tells services apart by address, key and fetch', () => {
  const [one, other] = [async () => new Response(), async () => new Response()];
  expect(serviceIdentity({ api })).not.toBe(serviceIdentity({ api, publicKey: 'pk_demo' }));
  expect(serviceIdentity({ api, fetch: one })).toBe(serviceIdentity({ api, fetch: one }));
  expect(serviceIdentity({ api, fetch: one })).not.toBe(serviceIdentity({ api, fetch: other }));
});
