import { createLeasingClient } from 'tour-booking/client';
import { createServerClient } from 'tour-booking/server';

const [, , baseUrl] = process.argv;
const leasing = createLeasingClient({ baseUrl });
const { slots } = await leasing.getAvailability(101, '2026-12-04T09:00:00');
const outcome = await leasing.bookTour(101, {
  appointment: { start: slots[0], location: '', broker_booked: false },
  client: { people: [{ first_name: 'Lara', last_name: 'Smith', email: 'lara@example.com', phone_1: '5557775555' }] },
});
const server = createServerClient({ baseUrl, secretKey: 'sk_demo' });
const prospect = await server.createProspect({
  group: 101,
  people: [{ first_name: 'Lara', last_name: 'Smith', email: 'lara@example.com' }],
});
console.log(JSON.stringify({ slot: slots[0], outcome: outcome.kind, prospect: typeof prospect.id }));
