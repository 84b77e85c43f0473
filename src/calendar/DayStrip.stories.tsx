import type { Meta, StoryObj } from '@storybook/react-vite';
import { day, SATURDAY, stateOfDay, TODAY } from '../../.storybook/model.ts';
import { dayNumber } from '../time/values.ts';
import { DayStrip } from './DayStrip.tsx';

const nothing = () => undefined;

const meta = {
  title: 'Parts/Calendar/Strip',
  component: DayStrip,
  args: {
    today: TODAY,
    range: { first: TODAY, last: day('2027-01-30') },
    stateOf: stateOfDay,
    timesOf: (each) => (dayNumber(each) % 5) * 4 + 1,
    onPick: nothing,
    onOpenMonth: nothing,
  },
  globals: { look: 'narrow' },
} satisfies Meta<typeof DayStrip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NothingSelected: Story = {};
export const Selected: Story = { args: { selected: SATURDAY } };
export const AllUnknown: Story = { args: { stateOf: () => 'unknown' } };
export const AllFull: Story = { args: { stateOf: () => 'full' } };
export const FullSelected: Story = { args: { selected: SATURDAY, stateOf: () => 'full' } };
export const Dark: Story = { args: { selected: SATURDAY }, globals: { look: 'dark-narrow' } };
export const Arabic: Story = { args: { selected: SATURDAY }, globals: { look: 'arabic-narrow' } };
