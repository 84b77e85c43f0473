import type { Meta, StoryObj } from '@storybook/react-vite';
import { day, settings } from '../../../.storybook/model.ts';
import { ChunkStyle } from '../../screenParts/ChunkStyle.tsx';
import { dayParts } from '../../time/dayPart.ts';
import { EntryScreen } from './EntryScreen.tsx';
import { waitlistSheet } from './WaitlistNotice.tsx';

const nothing = (): void => undefined;
const view = { at: 'entry', asks: false, confirmed: false, sending: false, notice: null } as const;
const record = {
  token: 'w1.abc',
  days: { first: day('2026-12-06'), last: day('2026-12-12') },
  parts: ['morning', 'evening'],
} as const;

const meta = {
  title: 'Screens/On the list',
  component: EntryScreen,
  parameters: { frame: 'screen' },
  decorators: [
    (Story) => (
      <ChunkStyle>
        <ChunkStyle sheet={waitlistSheet}>
          <Story />
        </ChunkStyle>
      </ChunkStyle>
    ),
  ],
  args: {
    view,
    record,
    settings,
    email: 'lara.smith@example.com',
    list: { askLeave: nothing, leave: async () => undefined, changeAddress: async () => undefined, back: nothing },
  },
} satisfies Meta<typeof EntryScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Days: Story = {};
export const OneDayAtAnyTime: Story = {
  args: { record: { ...record, days: { first: day('2026-12-05'), last: day('2026-12-05') }, parts: dayParts } },
};
export const CheckYourEmail: Story = { args: { record: { ...record, asked: true } } };
export const UsesAnotherAddress: Story = {
  args: { record: { ...record, asked: true }, view: { ...view, sending: true } },
};
export const AddressNotKnown: Story = { args: { email: undefined } };
export const Confirmed: Story = { args: { view: { ...view, confirmed: true } } };
export const AsksWhetherToLeave: Story = { args: { view: { ...view, asks: true } } };
export const Leaving: Story = { args: { view: { ...view, asks: true, sending: true } } };
export const NotLeft: Story = {
  args: { view: { ...view, asks: true, notice: { why: 'unsure', attempt: 1 } } },
};
export const NotLeftOffline: Story = {
  args: { view: { ...view, asks: true, notice: { why: 'offline', attempt: 1 } } },
};
