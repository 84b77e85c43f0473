import type { Meta, StoryObj } from '@storybook/react-vite';
import { settings } from '../../../.storybook/model.ts';
import { english } from '../../i18n/english.ts';
import { MessageScreen } from './MessageScreen.tsx';

const { screens, widget } = english;

const meta = {
  title: 'Screens/Closed',
  component: MessageScreen,
  parameters: { frame: 'screen' },
  args: { heading: screens.closedHeading, text: widget.closedText, contact: settings.contact },
} satisfies Meta<typeof MessageScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const ClosedWithoutContact: Story = { args: { contact: { phone: undefined, email: undefined } } };
export const SetUpWrongly: Story = { args: { heading: screens.misconfiguredHeading } };
