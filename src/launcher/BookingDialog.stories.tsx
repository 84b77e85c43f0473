import type { Meta, StoryObj } from '@storybook/react-vite';
import { useContext, useLayoutEffect } from 'react';
import { KeepOpenContext } from '../ui/KeepOpenContext.ts';
import { BookingDialog } from './BookingDialog.tsx';

/** The visitor wants to close the dialog while a booking is sent. */
const meta = {
  title: 'Hosts/Dialog while something is sent',
  component: BookingDialog,
  parameters: { frame: 'page' },
  args: {
    options: { groupId: 101 },
    isOpen: true,
    opener: null,
    onClose: () => undefined,
    children: <Sending />,
  },
  play: ({ canvasElement }) => {
    canvasElement.querySelector<HTMLElement>('.tour-dialog-close')?.click();
  },
} satisfies Meta<typeof BookingDialog>;

/** Stands in for the widget. */
function Sending() {
  const keepOpen = useContext(KeepOpenContext);
  useLayoutEffect(() => keepOpen?.(true), [keepOpen]);
  return <p style={{ padding: 20 }}>The details, and the button at work</p>;
}

export default meta;
type Story = StoryObj<typeof meta>;

export const StaysOpen: Story = {};
