import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  availability,
  availabilityWith,
  commands,
  day,
  lara,
  settings as options,
  TODAY,
} from '../../../.storybook/model.ts';
import { visitorOf } from '../../../.storybook/visitor.ts';
import { noTimes } from '../../../test/situations.ts';
import { noAnswers } from '../../booking/answers.ts';
import type { NoTimes } from '../../core/snapshot.ts';
import { useMessages } from '../../i18n/language.ts';
import { waitlistMessages } from '../../i18n/waitlist.ts';
import { OfferContext } from '../../screenParts/around.ts';
import { ChunkStyle } from '../../screenParts/ChunkStyle.tsx';
import { Button } from '../../ui/Button.tsx';
import { LeadScreen, leadSheet } from './LeadScreen.tsx';

const settings = { ...options, leads: 'auto' } as const;
const writing = { at: 'writing', answers: lara, suits: ['evening', 'saturday'], notice: null } as const;

const meta = {
  title: 'Screens/Lead',
  component: LeadScreen,
  parameters: { frame: 'screen' },
  decorators: [
    (Story) => (
      <ChunkStyle sheet={leadSheet}>
        <Story />
      </ChunkStyle>
    ),
  ],
  args: { lead: writing, availability, commands, settings },
} satisfies Meta<typeof LeadScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const { last } = availability.range;
/** The screen has come by itself, in place of the calendar: the form is folded. */
const untouched = { touched: false };
const nothingFree = availabilityWith(
  { ...noTimes, why: 'all-full', searchable: false },
  { ...untouched, nothingUntil: last },
);
/** The next 14 days have no free time. */
const nothingYet = (differs: Partial<NoTimes> = {}, until = '2026-12-14') =>
  availabilityWith(
    { ...noTimes, searchedUntil: day(until), ...differs },
    { ...untouched, day: TODAY, nothingUntil: day(until) },
  );
/** Presses "Keep looking", in the language of the look. `click()` moves no focus, which would be in the picture. */
const looking: Story['play'] = async (story) => {
  const { words } = visitorOf(story);
  const buttons = [...story.canvasElement.querySelectorAll('button')];
  buttons.find(({ textContent }) => textContent === words.screens.lookFurther)?.click();
};

/** What the waitlist offers here. */
function Offer() {
  const words = useMessages(waitlistMessages);
  return (
    <>
      <p>{words.text}</p>
      <Button kind="primary">{words.send}</Button>
    </>
  );
}

export const Empty: Story = { args: { lead: { ...writing, answers: noAnswers, suits: [] } } };
export const NothingFree: Story = { args: { availability: nothingFree } };
export const NothingInTheNextDays: Story = { args: { availability: nothingYet() } };
export const NothingInTheNextDaysDark: Story = { ...NothingInTheNextDays, globals: { look: 'dark-narrow' } };
export const NothingInTheNextDaysArabic: Story = { ...NothingInTheNextDays, globals: { look: 'arabic-narrow' } };
export const NothingInTheNextDaysWithoutLeads: Story = {
  args: { availability: nothingYet(), settings: { ...settings, leads: 'off' } },
};
/** The waitlist is the first way on, and the form the second. */
export const NothingInTheNextDaysWithAWaitlist: Story = {
  args: {
    availability: nothingYet(),
    settings: { ...settings, waitlist: { edge: 'https://tours.example.com', fetch } },
  },
  render: (args) => (
    <OfferContext.Provider value={<Offer />}>
      <LeadScreen {...args} />
    </OfferContext.Provider>
  ),
};
export const LookedFurther: Story = { args: { availability: nothingYet({}, '2026-12-28') }, play: looking };
export const LookingFurther: Story = { args: { availability: nothingYet({ searching: true }, '2026-12-20') } };
export const FreeDayFound: Story = { args: { availability: nothingYet({ next: day('2026-12-30') }, '2026-12-29') } };
export const LookingFurtherFailed: Story = {
  args: {
    availability: { ...nothingYet(), times: { kind: 'failed', why: 'offline', failures: 1, retrying: false } },
  },
};
export const Sending: Story = { args: { lead: { at: 'sending', answers: lara, suits: ['morning'], attempt: 1 } } };
export const Refused: Story = {
  args: { lead: { ...writing, notice: { kind: 'not-sent', why: 'refused', attempt: 1 } } },
};
export const Unsure: Story = {
  args: { lead: { ...writing, notice: { kind: 'not-sent', why: 'unsure', attempt: 1 } } },
};
export const Offline: Story = {
  args: { lead: { ...writing, notice: { kind: 'not-sent', why: 'offline', attempt: 1 } } },
};
export const FieldRefused: Story = {
  args: {
    lead: {
      ...writing,
      notice: { kind: 'rejected', errors: [{ path: 'client.email', message: 'Unknown domain.' }], attempt: 1 },
    },
  },
};
