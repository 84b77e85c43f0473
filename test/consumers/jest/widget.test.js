/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { createElement } from 'react';
import { TourBooking } from 'tour-booking';
import { createLeasingClient } from 'tour-booking/client';
import 'tour-booking/element';

const slot = '2026-12-05T10:15:00';
const client = {
  ...createLeasingClient({ baseUrl: 'https://leasing.example.com', fetch: () => new Promise(() => undefined) }),
  getWidgetConfiguration: async () => ({
    active: true,
    configuration: { layouts: [], sources: [], fields: {}, unread: [] },
  }),
  getOfficeHours: async () => ({ times: [], smsOptIn: undefined }),
  getAvailability: async (_, asked) => ({ asked, free: false, slots: [`${asked.slice(0, 10)}${slot.slice(10)}`] }),
};

test('the widget shows its times, with the chunks that it loads', async () => {
  const options = { groupId: 101, client, timeZone: 'America/New_York', initialDay: '2026-12-05' };
  render(createElement(TourBooking, options));
  expect((await screen.findAllByRole('button', { name: /10:15/ }, { timeout: 20000 })).length).toBeGreaterThan(0);
}, 30000);
