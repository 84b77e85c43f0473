import type { Meta, StoryObj } from '@storybook/react-vite';
import { QueryClient } from '@tanstack/query-core';
import { useState } from 'react';
import { liveClient } from '../../.storybook/live.ts';
import { NOW } from '../../.storybook/model.ts';
import { browserEnvironment } from '../core/browserEnvironment.ts';
import { TourBooking } from './TourBooking.tsx';
import { EnvironmentContext } from './useTourBooking.ts';

/** The whole widget against a service in the page: every story can be booked to its end. */
const meta = {
  title: 'Widget/TourBooking',
  component: TourBooking,
  parameters: { frame: 'page' },
  args: {
    groupId: 101,
    timeZone: 'America/New_York',
    location: 'Alder House, 123 First St',
    contactPhone: '+1 555 123 4567',
    onWarning: () => undefined,
  },
  render: (args, { globals }) => <Live {...args} theme={String(globals.look).startsWith('dark') ? 'dark' : 'light'} />,
} satisfies Meta<typeof TourBooking>;

function Live(args: Parameters<typeof TourBooking>[0]) {
  const [{ client, environment }] = useState(() => ({
    client: liveClient(),
    environment: { ...browserEnvironment, queryClient: new QueryClient(), now: () => NOW },
  }));
  return (
    <EnvironmentContext.Provider value={environment}>
      <TourBooking {...args} client={client} />
    </EnvironmentContext.Provider>
  );
}

export default meta;
type Story = StoryObj<typeof meta>;

export const Everyday: Story = {};
export const EveryFieldRequired: Story = { args: { groupId: 102 } };
export const Inactive: Story = { args: { groupId: 103 } };
export const BrokerLed: Story = { args: { groupId: 104 } };
export const NoFreeTimes: Story = { args: { groupId: 105 } };
export const OneAgent: Story = { args: { groupId: 106 } };
export const ClosedOnTuesdays: Story = { args: { closedDays: 'tuesday', initialDay: '2026-12-01' } };
export const WithoutZone: Story = { args: { timeZone: undefined } };
export const OtherAccent: Story = { args: { accent: 'rebeccapurple' } };
export const WithoutGroup: Story = { args: { groupId: '' } };
export const Dark: Story = { globals: { look: 'dark' } };
export const Narrow: Story = { globals: { look: 'narrow' } };
