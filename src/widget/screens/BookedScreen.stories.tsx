import type { Meta, StoryObj } from '@storybook/react-vite';
import { CHOSEN, settings, slot } from '../../../.storybook/model.ts';
import { BookedScreen } from './BookedScreen.tsx';

const meta = {
  title: 'Screens/Booked',
  component: BookedScreen,
  args: {
    slot: CHOSEN,
    unknownOutcomes: [],
    settings,
    location: 'Alder House, 123 First St',
    firstName: 'Lara',
    full: true,
  },
} satisfies Meta<typeof BookedScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Confirmation: Story = {};
export const InPlace: Story = { args: { full: false } };
export const WithoutName: Story = { args: { firstName: '  ' } };
export const WithoutPlace: Story = { args: { location: '', settings: { ...settings, location: '' } } };
export const WithoutZone: Story = { args: { settings: { ...settings, zone: undefined } } };
export const FarFromTheProperty: Story = { args: { settings: { ...settings, zone: 'Pacific/Auckland' } } };
export const WithMailPromise: Story = {
  args: { settings: { ...settings, mailPromise: 'A confirmation is on its way to your inbox.' } },
};
export const AfterALostReply: Story = { args: { unknownOutcomes: [slot('2026-12-07T09:00:00')] } };
export const LongWords: Story = { args: { location: 'Alder'.repeat(40), firstName: 'Lara'.repeat(30) } };
export const Dark: Story = { globals: { look: 'dark' } };
export const Narrow: Story = { globals: { look: 'narrow' } };
