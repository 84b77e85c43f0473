import type { Meta, StoryObj } from '@storybook/react-vite';
import { ALL_KEYS, configuration, FEW_KEYS, lara, TODAY } from '../../.storybook/model.ts';
import { noAnswers, noPerson } from '../booking/answers.ts';
import { rejectionOf } from '../booking/rejection.ts';
import { DetailsForm } from './DetailsForm.tsx';
import { planForm } from './plan.ts';

const nothing = () => undefined;
const choices = {
  neighborhoods: [
    { value: '1', label: 'Chelsea' },
    { value: '2', label: 'Harlem' },
  ],
  agents: [{ value: '7', label: 'Noor Haddad' }],
};
/** A broker is asked more. */
const broker = { ...lara, broker_toggle: true };
const plan = (mode: number, keys: readonly string[]) => planForm(configuration(mode, keys), { choices });

const meta = {
  title: 'Parts/Form/All questions',
  component: DetailsForm,
  // The headings of the parts stand below the screen's.
  decorators: (Story) => (
    <section>
      <h3>Your details</h3>
      <Story />
    </section>
  ),
  args: {
    plan: plan(20, FEW_KEYS),
    answers: lara,
    busy: false,
    today: TODAY,
    submitLabel: 'Book Sat, Dec 5, 2:15 PM',
    refusalContact: <a href="tel:+15551234567">Call (555) 123-4567</a>,
    onChange: nothing,
    onSubmit: nothing,
  },
} satisfies Meta<typeof DetailsForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { answers: noAnswers } };
export const Filled: Story = {};
export const Busy: Story = { args: { busy: true } };
export const EveryFieldOptional: Story = { args: { plan: plan(20, ALL_KEYS), answers: broker } };
export const EveryFieldRequired: Story = { args: { plan: plan(30, ALL_KEYS), answers: broker } };
export const EveryFieldHidden: Story = { args: { plan: plan(10, ALL_KEYS) } };
export const BrokerSwitchedOn: Story = {
  args: { plan: plan(20, ['broker_toggle', 'broker_company']), answers: broker },
};
export const FoldedWithAnAnswer: Story = { args: { plan: plan(20, ALL_KEYS), answers: { ...lara, notes: 'Quiet' } } };
export const FirstPart: Story = { args: { plan: plan(30, ALL_KEYS), answers: noAnswers } };
export const LastPart: Story = {
  args: {
    plan: planForm({
      layouts: ['studio', '1br'],
      sources: [],
      fields: { 'client.layout': 30, 'client.price_floor': 30, 'client.price_ceiling': 30, 'client.notes': 30 },
    }),
    answers: { ...lara, notes: 'Quiet' },
  },
};
export const Rejected: Story = {
  args: {
    rejected: rejectionOf([
      { path: 'client.people.0.email', message: 'Enter a valid email address.' },
      { path: 'client.price_floor', message: '2,000 is not a number.' },
      { path: 'client.pet_weight', message: 'is not a number.' },
      { path: 'client.broker_email', message: 'Enter a valid email address.' },
    ]),
  },
};
export const LongLabelsWithMarkup: Story = {
  args: {
    plan: planForm({
      layouts: [`<b>${'penthouse '.repeat(50)}</b>`, '1br'],
      sources: [{ code: 20, label: `<img src=x onerror="alert(1)"> ${'A very long label '.repeat(30)}` }],
      fields: { 'client.layout': 20, 'client.discovery_source': 20 },
    }),
  },
};
export const NumberOfPeople: Story = {
  args: { plan: plan(20, ['other_occupants']), answers: { ...lara, other_occupants: '3' } },
};
export const NumberOfPeopleInWords: Story = {
  args: { plan: plan(30, ['other_occupants']), answers: { ...lara, other_occupants: 'Two adults' } },
  play: ({ canvasElement }) => canvasElement.querySelector('form')?.requestSubmit(),
};
const bo = { first_name: 'Bo', last_name: 'Lee', email: 'bo@example.com', phone: '' };
export const TwoPeople: Story = {
  args: { plan: plan(20, ['other_occupants']), answers: { ...lara, other_people: [bo] } },
};
export const FivePeople: Story = {
  args: { plan: plan(20, ALL_KEYS), answers: { ...lara, other_people: [bo, bo, noPerson, bo] } },
};
export const PersonRefused: Story = {
  args: {
    plan: plan(20, ['other_occupants']),
    answers: { ...lara, other_people: [bo] },
    rejected: rejectionOf([{ path: 'client.people.1.email', message: 'Enter a valid email address.' }]),
  },
};
export const PeopleInTheDark: Story = { ...TwoPeople, globals: { look: 'dark' } };
export const PeopleNarrow: Story = { ...TwoPeople, globals: { look: 'narrow' } };
export const Dark: Story = { args: { plan: plan(20, ALL_KEYS) }, globals: { look: 'dark' } };
export const Narrow: Story = { args: { plan: plan(20, ALL_KEYS) }, globals: { look: 'narrow' } };
