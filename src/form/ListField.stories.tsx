import type { Meta, StoryObj } from '@storybook/react-vite';
import { configuration, lara, TODAY } from '../../.storybook/model.ts';
import { StyledListPicker } from '../screens/details/listChunk.tsx';
import { DetailsForm } from './DetailsForm.tsx';
import type { FormLists, ListState } from './lists.ts';
import { planForm } from './plan.ts';

const nothing = () => undefined;
const few = [
  { value: '1', label: 'Chelsea' },
  { value: '2', label: 'Éastgate' },
  { value: '3', label: 'Harlem' },
];
const many = Array.from({ length: 5_000 }, (_, at) => ({ value: `${at}`, label: `Harbor ${at}` }));

/** A form with the question alone, whose list is in this state. */
const lists = (state: ListState, changes: Partial<FormLists> = {}): FormLists => ({
  states: { neighborhoods: state, agents: state },
  Picker: StyledListPicker,
  want: nothing,
  retry: nothing,
  ...changes,
});
const plan = (mode: number) => planForm(configuration(mode, ['neighborhoods']), { lists: ['neighborhoods'] });

const meta = {
  title: 'Parts/Form/List of choices',
  component: DetailsForm,
  // The headings of the parts stand below the screen's.
  decorators: (Story) => (
    <section>
      <h3>Your details</h3>
      <Story />
    </section>
  ),
  args: {
    plan: plan(20),
    answers: lara,
    busy: false,
    today: TODAY,
    lists: lists(few),
    submitLabel: 'Book Sat, Dec 5, 2:15 PM',
    refusalContact: null,
    onChange: nothing,
    onSubmit: nothing,
  },
} satisfies Meta<typeof DetailsForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const picked = { ...lara, neighborhoods: ['2', '3'] };

export const Unasked: Story = { args: { lists: lists('unasked', { Picker: undefined }) } };
export const Loading: Story = { args: { lists: lists('loading') } };
export const LoadingWithPicks: Story = { args: { lists: lists('loading'), answers: picked } };
export const Failed: Story = { args: { lists: lists('failed') } };
export const NothingToChoose: Story = { args: { lists: lists([]) } };
export const Loaded: Story = {};
export const Required: Story = { args: { plan: plan(30) } };
export const Picked: Story = { args: { answers: picked } };
export const PickedAndGone: Story = { args: { answers: { ...lara, neighborhoods: ['99'] } } };
export const Busy: Story = { args: { answers: picked, busy: true } };
const opensWith = (typed: string): Partial<FormLists> => ({
  Picker: (props) => <StyledListPicker {...props} typed={typed} takesFocus />,
});
export const Open: Story = { args: { answers: picked, lists: lists(few, opensWith('e')) } };
export const OpenWithThousands: Story = { args: { lists: lists(many, opensWith('harbor')) } };
export const NothingMatches: Story = { args: { lists: lists(few, opensWith('xyz')) } };
export const OpenDark: Story = { ...Open, globals: { look: 'dark' } };
export const OpenNarrow: Story = { ...OpenWithThousands, globals: { look: 'narrow' } };
