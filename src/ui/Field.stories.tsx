import type { Meta, StoryObj } from '@storybook/react-vite';
import { Field } from './Field.tsx';

const wrong = { error: 'Enter a full email address, like name@example.com' };

const meta = {
  title: 'Parts/Field',
  component: Field,
  args: { label: 'Email', children: (control) => <input className="tour-input" type="email" {...control} /> },
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Required: Story = {};
export const Optional: Story = { args: { optional: true } };
export const WithHint: Story = { args: { hint: 'The property answers to this address.' } };
export const WithError: Story = { args: wrong };
export const WithBoth: Story = { args: { hint: 'The property answers to this address.', ...wrong } };
export const Dark: Story = { args: wrong, globals: { look: 'dark' } };
