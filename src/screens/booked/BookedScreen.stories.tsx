import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useContext } from 'react';
import { b4InFull, f2 } from '../../../.storybook/homes.ts';
import { CHOSEN, commands, settings, slot } from '../../../.storybook/model.ts';
import { AgentCard } from '../../features/agent/AgentCard.tsx';
import { PlansChange } from '../../features/change/PlansChange.tsx';
import { HomeStops } from '../../features/homes/HomeStops.tsx';
import { LanguageContext } from '../../i18n/language.ts';
import { requestedEn } from '../../i18n/requested.ts';
import { ar } from '../../locales/ar.ts';
import { es } from '../../locales/es.ts';
import { ko } from '../../locales/ko.ts';
import { vi } from '../../locales/vi.ts';
import { zh } from '../../locales/zh.ts';
import { BookedScreen } from './BookedScreen.tsx';
import { TourActions } from './TourActions.tsx';

const location = 'Alder House, 123 First St';
const before = { sequence: 0, rescheduledFrom: null };
const actions = { slot: CHOSEN, id: 48213, groupId: 101, ...before, place: 'Alder House', location, settings };
const plans = {
  offered: { reschedule: true, cancel: true },
  locked: false,
  contact: settings.contact,
  commands,
};
const instructions = [
  'Where: Leasing office, ground floor, left of the door',
  'Bring: A photo ID, and whoever decides with you',
  'Takes: Half an hour',
];

const meta = {
  title: 'Screens/Booked',
  component: BookedScreen,
  args: {
    slot: CHOSEN,
    unknownOutcomes: [],
    settings,
    location,
    firstName: 'Lara',
    full: true,
    heading: 'booked',
    children: <TourActions {...actions} />,
    plans: <PlansChange {...plans} />,
  },
} satisfies Meta<typeof BookedScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const withoutContact = { ...settings, contact: { phone: undefined, email: undefined } };
const withoutZone = { ...settings, zone: undefined };
const afar = { ...settings, zone: 'Pacific/Auckland' };
const withLines = { ...settings, instructions };

export const Confirmation: Story = {};
export const InPlace: Story = { args: { full: false } };
export const WithoutName: Story = { args: { firstName: '  ' } };
export const WithoutPlace: Story = {
  args: { location: '', children: <TourActions {...actions} place="" location="" /> },
};
export const WithoutZone: Story = {
  args: { settings: withoutZone, children: <TourActions {...actions} settings={withoutZone} /> },
};
export const WithoutZoneAndPlace: Story = {
  args: {
    location: '',
    settings: withoutZone,
    children: <TourActions {...actions} place="" location="" settings={withoutZone} />,
  },
};
export const FarFromTheProperty: Story = {
  args: { settings: afar, children: <TourActions {...actions} settings={afar} /> },
};
export const WithEmailNote: Story = {
  args: { settings: { ...settings, emailNote: 'A confirmation is on its way to your inbox.' } },
};
export const WithLinesOfTheIntegrator: Story = { args: { settings: withLines } };
export const InPlaceWithLinesOfTheIntegrator: Story = { args: { settings: withLines, full: false } };
const maya = {
  name: 'Maya Ortiz',
  title: 'Leasing at Alder House',
  photo: '',
  phone: '+1 555 123 4567',
  mobile: '+1 555 765 4321',
};
const asks = { ...settings, confirms: 'office' } as const;
const nextStep = { label: 'Verify your ID', url: 'https://id.example.com' };
const tongues = new Map(Object.entries({ es, ar, zh, vi, ko }));
/** Gives the language of the look the words of a request. */
function Asking({ children }: { readonly children: ReactNode }) {
  const language = useContext(LanguageContext);
  const requested = tongues.get(language.locale.slice(0, 2))?.requested ?? requestedEn;
  return <LanguageContext.Provider value={{ ...language, requested }}>{children}</LanguageContext.Provider>;
}
const requested = { settings: asks, children: <TourActions {...actions} settings={asks} /> };
/** The office still has to confirm the tour, and the service says by when. */
export const Requested: Story = {
  args: { ...requested, answerBy: slot('2026-12-03T11:00:00') },
  decorators: [
    (Screen) => (
      <Asking>
        <Screen />
      </Asking>
    ),
  ],
};
export const RequestedWithoutDate: Story = { args: requested, decorators: Requested.decorators ?? [] };
export const RequestedWithNextStep: Story = {
  args: {
    ...Requested.args,
    settings: { ...asks, nextStep },
    children: <TourActions {...actions} settings={{ ...asks, nextStep }} />,
  },
  decorators: Requested.decorators ?? [],
};
export const RequestedInArabic: Story = { ...Requested, globals: { look: 'arabic-narrow' } };
export const WithNextStep: Story = {
  args: {
    settings: { ...settings, nextStep },
    children: <TourActions {...actions} settings={{ ...settings, nextStep }} />,
  },
};
export const WithAgent: Story = { args: { agent: <AgentCard facts={maya} by="integrator" /> } };
export const WithHomes: Story = {
  args: { stops: <HomeStops homes={[b4InFull, f2]} look="ticket" settings={settings} /> },
};
export const WithoutContact: Story = { args: { settings: withoutContact } };
export const ActionsOnTheirWay: Story = { args: { children: <div className="tour-after-place" /> } };
export const ActionsNotLoaded: Story = { args: { children: null } };
export const AfterALostReply: Story = { args: { unknownOutcomes: [slot('2026-12-07T09:00:00')] } };
export const Rescheduled: Story = {
  args: {
    heading: 'rescheduled',
    children: <TourActions {...actions} sequence={1} rescheduledFrom={slot('2026-12-05T10:15:00')} />,
  },
};
/** The reply of the service names another time than the visitor chose. */
export const AnotherTime: Story = { args: { askedFor: slot('2026-12-05T13:45:00') } };
export const AnotherTimeInPlace: Story = { args: { ...AnotherTime.args, full: false } };
export const BookedEarlier: Story = { args: { heading: 'earlier', full: false, onBookAnother: () => undefined } };
export const BookedBefore: Story = { args: { heading: 'before', full: false } };
export const ChangesNotOffered: Story = { args: { plans: null } };
export const CancelOnly: Story = {
  args: { plans: <PlansChange {...plans} offered={{ reschedule: false, cancel: true }} /> },
};
export const ChangesRefused: Story = { args: { plans: <PlansChange {...plans} locked />, withoutContact: true } };
export const LongWords: Story = {
  args: {
    location: 'Alder'.repeat(40),
    firstName: 'Lara'.repeat(30),
    settings: { ...settings, instructions: ['Where'.repeat(40)] },
  },
};
