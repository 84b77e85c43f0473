import type { Meta, StoryObj } from '@storybook/react-vite';
import { CHOSEN, day, lara, modelOf, SATURDAY, slots } from '../../../.storybook/model.ts';
import { startFlow } from '../../booking/flow.ts';
import { PickScreen } from './PickScreen.tsx';

const at = { at: 'slot', day: SATURDAY, before: null, answers: lara, doubt: null, notice: null } as const;
const taken = { ...at, notice: { kind: 'slot-taken', slot: CHOSEN, perhapsYours: false } } as const;
const perhapsYours = { ...at, notice: { kind: 'slot-taken', slot: CHOSEN, perhapsYours: true } } as const;
const without = slots.filter((slot) => slot !== CHOSEN);

const chosenBefore = { model: modelOf({ ...at, before: CHOSEN }) };
const slotTaken = { model: modelOf(taken, { view: { kind: 'times', slots: without, refreshing: false } }) };

const meta = {
  title: 'Screens/Day and time',
  component: PickScreen,
  parameters: { frame: 'screen' },
  args: { model: modelOf(startFlow(lara)) },
} satisfies Meta<typeof PickScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Times: Story = {};
export const PerhapsYours: Story = { args: { model: modelOf(perhapsYours) } };
export const ChosenBefore: Story = { args: chosenBefore };
export const OneTime: Story = {
  args: { model: modelOf(at, { view: { kind: 'times', slots: slots.slice(0, 1), refreshing: false } }) },
};
export const Asking: Story = { args: { model: modelOf(at, { view: { kind: 'asking' }, chips: [] }) } };
export const ClosedDay: Story = { args: { model: modelOf(at, { view: { kind: 'closed' } }) } };
export const NoTimesLeft: Story = {
  args: { model: modelOf(at, { view: { kind: 'none', next: day('2026-12-07'), searching: false, further: true } }) },
};
export const NoTimesLeftAndNextUnknown: Story = {
  args: { model: modelOf(at, { view: { kind: 'none', next: undefined, searching: false, further: true } }) },
};
export const LookingForTheNextFreeDay: Story = {
  args: { model: modelOf(at, { view: { kind: 'none', next: undefined, searching: true, further: true } }) },
};
export const NothingWithinTheHorizon: Story = {
  args: { model: modelOf(at, { view: { kind: 'nothing' }, chips: [], lookOf: () => 'full' }) },
};
export const CouldNotAsk: Story = { args: { model: modelOf(at, { view: { kind: 'failed' }, chips: [] }) } };
export const AfterALostReply: Story = { args: { model: modelOf({ ...at, doubt: CHOSEN }) } };
export const SlotTaken: Story = { args: slotTaken };
export const SlotTakenAndNothingLeft: Story = {
  args: { model: modelOf(taken, { view: { kind: 'none', next: day('2026-12-07'), searching: false, further: true } }) },
};
export const SlotTakenWhileAsking: Story = {
  args: { model: modelOf(taken, { view: { kind: 'times', slots, refreshing: true } }) },
};
export const RefusedThoughFree: Story = { args: { model: modelOf(taken) } };
export const Dark: Story = { args: chosenBefore, globals: { look: 'dark' } };
export const Narrow: Story = { args: chosenBefore, globals: { look: 'narrow' } };
export const SlotTakenNarrow: Story = { args: slotTaken, globals: { look: 'narrow' } };
