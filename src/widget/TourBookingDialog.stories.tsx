import type { Meta, StoryObj } from '@storybook/react-vite';
import { QueryClient } from '@tanstack/query-core';
import { useState } from 'react';
import { liveClient } from '../../.storybook/liveClient.ts';
import { NOW } from '../../.storybook/model.ts';
import { optionsOf } from '../../.storybook/Scene.tsx';
import { browserEnvironment } from '../core/browserEnvironment.ts';
import type { TourBookingOptions } from '../options/componentOptions.ts';
import { EnvironmentContext } from '../screenParts/environmentContext.ts';
import { TourBooking } from './TourBooking.tsx';
import { TourBookingDialog } from './TourBookingDialog.tsx';

/** Over the page: the dialog is a sheet and the button a bar where the window is narrower than 600 px. */
const meta = {
  title: 'Hosts/Over the page',
  component: TourBookingDialog,
  parameters: { frame: 'page' },
  args: {
    groupId: 101,
    timeZone: 'America/New_York',
    location: 'Alder House, 123 First St',
    contactPhone: '+1 555 123 4567',
    onWarning: () => undefined,
  },
  render: (args, { globals }) => <Live {...args} {...optionsOf(globals.look)} />,
} satisfies Meta<typeof TourBookingDialog>;

type Args = Parameters<typeof TourBookingDialog>[0] & Pick<TourBookingOptions, 'mode'>;

function Live({ mode, open: isOpen, ...args }: Args) {
  const { theme } = args;
  const [{ client, environment }] = useState(() => ({
    client: liveClient(),
    environment: { ...browserEnvironment, queryClient: new QueryClient(), now: () => NOW },
  }));
  const [open, setOpen] = useState(isOpen === true);
  return (
    <EnvironmentContext.Provider value={environment}>
      <p style={{ color: theme === 'dark' ? '#eef3f1' : '#17211e' }}>Quiet rooms on a lively street</p>
      {mode === undefined ? (
        <TourBookingDialog
          {...args}
          client={client}
          open={open}
          onOpenChange={setOpen}
          trigger={(props) => (
            <button type="button" {...props}>
              Tour this home
            </button>
          )}
        />
      ) : (
        <TourBooking {...args} client={client} mode={mode} />
      )}
    </EnvironmentContext.Provider>
  );
}

export default meta;
type Story = StoryObj<Args>;

export const Trigger: Story = {};
export const Open: Story = { args: { open: true } };
export const OpenDark: Story = { args: { open: true }, globals: { look: 'dark' } };
export const FloatingButton: Story = { args: { mode: 'button' } };
export const FloatingButtonDark: Story = { args: { mode: 'button' }, globals: { look: 'dark' } };
