import type { Meta, StoryObj } from '@storybook/react-vite';
import { availability, day, SATURDAY, stateOfDay } from '../../../.storybook/model.ts';
import { monthOf } from '../../time/values.ts';
import { MonthSheet } from './MonthSheet.tsx';

const nothing = () => undefined;

const meta = {
  title: 'Screens/Month over the page',
  component: MonthSheet,
  parameters: { frame: 'screen' },
  globals: { look: 'narrow' },
  args: {
    month: monthOf(SATURDAY),
    today: availability.today,
    selected: SATURDAY,
    range: availability.range,
    stateOf: stateOfDay,
    onPick: nothing,
    onMonth: nothing,
    onClose: nothing,
  },
} satisfies Meta<typeof MonthSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FiveWeeks: Story = {};
export const SixWeeks: Story = { args: { month: monthOf(day('2027-01-01')) } };
export const Dark: Story = { globals: { look: 'dark-narrow' } };
export const Arabic: Story = { globals: { look: 'arabic-narrow' } };
