import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  availability,
  availabilityWith,
  configuration,
  day,
  FEW_KEYS,
  lara,
  settings,
  TODAY,
} from '../../../.storybook/model.ts';
import { noTimes } from '../../../test/situations.ts';
import { noAnswers } from '../../booking/answers.ts';
import { ChunkStyle } from '../../screenParts/ChunkStyle.tsx';
import { WaitlistForm } from './WaitlistForm.tsx';
import { waitlistSheet } from './WaitlistNotice.tsx';

const nothing = (): void => undefined;
const list = { answer: nothing, choose: nothing, join: async () => undefined, back: nothing };
const texts = configuration(20, FEW_KEYS);
const open = { at: 'form', sending: false, notice: null } as const;
const failed = (why: 'offline' | 'rate-limited' | 'refused' | 'unsure' | 'not-done') => ({
  args: { view: { ...open, notice: { why, attempt: 1 } } },
});

const meta = {
  title: 'Screens/Waitlist',
  component: WaitlistForm,
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
    view: open,
    choice: { which: undefined, parts: ['evening'] },
    answers: lara,
    availability,
    configuration: texts,
    settings,
    list,
  },
} satisfies Meta<typeof WaitlistForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Empty: Story = { args: { answers: noAnswers, choice: { which: 'weekend', parts: [] } } };
export const NothingFree: Story = {
  args: {
    availability: availabilityWith(
      { ...noTimes, why: 'all-full', searchable: false },
      { day: TODAY, nothingUntil: availability.range.last },
    ),
  },
};
export const DaysOfTheirOwn: Story = {
  args: {
    choice: { which: { first: day('2026-12-03'), last: day('2026-12-05') }, parts: [] },
    // A short booking period: each of its days is a choice.
    availability: { ...availability, range: { ...availability.range, last: day('2026-12-07') } },
  },
};
export const LongWords: Story = {
  args: {
    answers: { ...lara, first_name: 'Lara'.repeat(30), email: `${'lara'.repeat(30)}@example.com` },
    settings: { ...settings, fields: { email: { label: 'Email address'.repeat(12) } } },
  },
};
export const Sending: Story = { args: { view: { ...open, sending: true } } };
export const Offline: Story = failed('offline');
export const Busy: Story = failed('rate-limited');
export const Refused: Story = failed('refused');
export const Unsure: Story = failed('unsure');
export const NotDone: Story = failed('not-done');
