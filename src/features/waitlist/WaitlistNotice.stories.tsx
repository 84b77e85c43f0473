import type { Meta, StoryObj } from '@storybook/react-vite';
import { availability, CHOSEN, settings, slots } from '../../../.storybook/model.ts';
import { noTimes } from '../../../test/situations.ts';
import { ChunkStyle } from '../../screenParts/ChunkStyle.tsx';
import { EntryNotice, TakenNotice, waitlistSheet } from './WaitlistNotice.tsx';

const times = {
  ...availability.times,
  kind: 'times',
  slots: slots.filter((each) => each !== CHOSEN),
  refreshing: false,
} as const;

const meta = {
  title: 'Parts/Waiting notice',
  component: TakenNotice,
  parameters: { frame: 'card' },
  decorators: [
    (Story) => (
      <ChunkStyle sheet={waitlistSheet}>
        <div className="tour-waitlist-note">
          <Story />
        </div>
      </ChunkStyle>
    ),
  ],
  args: { slot: CHOSEN, times, contact: settings.contact, onPick: () => undefined },
} satisfies Meta<typeof TakenNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Taken: Story = {};
export const TakenAndNothingLeft: Story = { args: { times: noTimes } };
export const Gone: Story = { render: () => <EntryNotice why="gone" onAgain={() => undefined} /> };
export const NotRead: Story = { render: () => <EntryNotice why="not-read" onAgain={() => undefined} /> };
