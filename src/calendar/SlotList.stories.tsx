import type { Meta, StoryObj } from '@storybook/react-vite';
import { availability, CHOSEN, SATURDAY, slots } from '../../.storybook/model.ts';
import { ChipRow } from './ChipRow.tsx';
import { BusySlotContext, SlotList } from './SlotList.tsx';

const nothing = () => undefined;

const meta = {
  title: 'Parts/Calendar/Times',
  component: SlotList,
  args: { day: SATURDAY, slots, onPick: nothing },
} satisfies Meta<typeof SlotList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AllParts: Story = {};
export const Selected: Story = { args: { selected: CHOSEN } };
export const Pressed: Story = {
  render: (args) => (
    <BusySlotContext.Provider value={CHOSEN}>
      <SlotList {...args} near={CHOSEN} />
    </BusySlotContext.Provider>
  ),
};
export const OneTime: Story = { args: { slots: slots.slice(-1) } };
export const NextAvailable: Story = {
  render: () => (
    <ChipRow
      label="Next available"
      chips={availability.chips.map((slot) => ({ slot, label: slot }))}
      onPick={nothing}
    />
  ),
};
export const NextAvailablePending: Story = {
  render: () => <ChipRow label="Next available" chips={[]} pending onPick={nothing} />,
};
export const Dark: Story = { args: { selected: CHOSEN }, globals: { look: 'dark' } };
export const Narrow: Story = { args: { selected: CHOSEN }, globals: { look: 'narrow' } };
