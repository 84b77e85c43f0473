import type { Meta, StoryObj } from '@storybook/react-vite';
import { day, SATURDAY, stateOfDay, TODAY } from '../../.storybook/model.ts';
import { monthOf } from '../time/values.ts';
import { DayGrid } from './DayGrid.tsx';
import type { StateOf } from './grid.ts';
import { MonthBar } from './MonthBar.tsx';

const nothing = () => undefined;
const stateOf: StateOf = stateOfDay;

const meta = {
  title: 'Parts/Calendar/Month',
  component: DayGrid,
  args: {
    month: monthOf(TODAY),
    today: TODAY,
    range: { first: TODAY, last: day('2027-01-30') },
    stateOf,
    onPick: nothing,
    onMonth: nothing,
  },
  render: (args) => (
    <div className="tour-month">
      <MonthBar month={args.month} range={args.range} onMonth={args.onMonth} />
      <DayGrid {...args} />
    </div>
  ),
} satisfies Meta<typeof DayGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NothingSelected: Story = {};
export const Selected: Story = { args: { selected: SATURDAY } };
export const TodaySelected: Story = { args: { selected: TODAY } };
export const AllUnknown: Story = { args: { stateOf: () => 'unknown' } };
export const AllFull: Story = { args: { stateOf: () => 'full' } };
export const FullSelected: Story = { args: { selected: SATURDAY, stateOf: () => 'full' } };
export const AllClosed: Story = { args: { stateOf: () => 'closed' } };
export const LateInTheMonth: Story = {
  args: { range: { first: day('2026-12-30'), last: day('2027-02-28') }, today: day('2026-12-30') },
};
export const SixWeeks: Story = { args: { month: monthOf(day('2027-01-01')) } };
export const Dark: Story = { args: { selected: SATURDAY }, globals: { look: 'dark' } };
export const Narrow: Story = { args: { selected: SATURDAY }, globals: { look: 'narrow' } };
