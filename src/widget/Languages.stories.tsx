import { composeStories, type Meta, type StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { lara, settings, TODAY } from '../../.storybook/model.ts';
import { longerMessages } from '../../test/longerMessages.ts';
import * as cancel from '../features/change/CancelScreen.stories.tsx';
import * as reschedule from '../features/change/RescheduleScreen.stories.tsx';
import * as lead from '../features/lead/LeadScreen.stories.tsx';
import { createLanguage, LanguageContext } from '../i18n/language.ts';
import { ar } from '../locales/ar.ts';
import { es } from '../locales/es.ts';
import { ko } from '../locales/ko.ts';
import { vi } from '../locales/vi.ts';
import { zh } from '../locales/zh.ts';
import { CoreComponentsContext } from '../screenParts/coreComponentsContext.ts';
import * as pick from '../screenParts/pick/PickScreen.stories.tsx';
import * as booked from '../screens/booked/BookedScreen.stories.tsx';
import { coreComponents } from '../screens/coreComponents.ts';
import * as details from '../screens/details/DetailsScreen.stories.tsx';
import * as unsure from '../screens/messages/UnsureScreen.stories.tsx';
import { Announcer } from '../ui/Announcer.tsx';
import { Shell } from './Shell.tsx';

const LANGUAGES = { es, ar, zh, vi, ko, longer: longerMessages };

interface SpeakingProps {
  /** `longer`: English that is 40 % longer, with accents. */
  readonly language: keyof typeof LANGUAGES;
  readonly children: ReactNode;
}

/** A screen in its frame, in another language than English. */
function Speaking({ language, children }: SpeakingProps) {
  const spoken = createLanguage(LANGUAGES[language]);
  return (
    <div className="tour" data-theme="light" lang={spoken.locale} dir={spoken.direction}>
      <LanguageContext.Provider value={spoken}>
        <CoreComponentsContext.Provider value={coreComponents}>
          <Announcer>
            <Shell settings={settings} day={TODAY} bare={false}>
              {children}
            </Shell>
          </Announcer>
        </CoreComponentsContext.Provider>
      </LanguageContext.Provider>
    </div>
  );
}

const meta = {
  title: 'Languages/Screens',
  component: Speaking,
  parameters: { frame: 'page' },
  argTypes: { language: { control: 'radio', options: Object.keys(LANGUAGES) }, children: { control: false } },
  args: { language: 'longer', children: null },
} satisfies Meta<typeof Speaking>;

export default meta;
type Story = StoryObj<typeof meta>;

const Pick = composeStories(pick);
const Booked = composeStories(booked);
const Cancel = composeStories(cancel);
const Details = composeStories(details);
const Lead = composeStories(lead);
const Reschedule = composeStories(reschedule);
const Unsure = composeStories(unsure);

const times = <Pick.Times />;
/** A broker is asked more. */
const questions = <Details.EveryFieldRequired answers={{ ...lara, broker_toggle: true }} />;
const confirmation = <Booked.Confirmation />;

export const LongerTimes: Story = { args: { children: times } };
export const LongerNoTimes: Story = { args: { children: <Pick.NoTimesLeft /> } };
export const LongerFailure: Story = { args: { children: <Pick.CouldNotAsk /> } };
export const LongerDetails: Story = { args: { children: questions } };
export const LongerRefusals: Story = { args: { children: <Details.FieldRejected /> } };
export const LongerUnsure: Story = { args: { children: <Unsure.WithContact /> } };
export const LongerConfirmation: Story = { args: { children: confirmation } };
export const LongerReschedule: Story = { args: { children: <Reschedule.SlotTaken /> } };
export const LongerCanceling: Story = { args: { children: <Cancel.Question /> } };
export const LongerLead: Story = { args: { children: <Lead.NothingFree /> } };
export const SpanishTimes: Story = { args: { language: 'es', children: times } };
export const SpanishDetails: Story = { args: { language: 'es', children: questions } };
export const SpanishConfirmation: Story = { args: { language: 'es', children: confirmation } };
export const ArabicTimes: Story = { args: { language: 'ar', children: times } };
export const ArabicDetails: Story = { args: { language: 'ar', children: questions } };
export const ArabicConfirmation: Story = { args: { language: 'ar', children: confirmation } };
export const ArabicReschedule: Story = { args: { language: 'ar', children: <Reschedule.SlotTaken /> } };
export const ChineseTimes: Story = { args: { language: 'zh', children: times } };
export const ChineseDetails: Story = { args: { language: 'zh', children: questions } };
export const ChineseConfirmation: Story = { args: { language: 'zh', children: confirmation } };
export const VietnameseTimes: Story = { args: { language: 'vi', children: times } };
export const VietnameseDetails: Story = { args: { language: 'vi', children: questions } };
export const VietnameseConfirmation: Story = { args: { language: 'vi', children: confirmation } };
export const KoreanTimes: Story = { args: { language: 'ko', children: times } };
export const KoreanDetails: Story = { args: { language: 'ko', children: questions } };
export const KoreanConfirmation: Story = { args: { language: 'ko', children: confirmation } };
