import type { Meta, StoryObj } from '@storybook/react-vite';
import { AgentCard } from './AgentCard.tsx';

const facts = {
  name: 'Maya Ortiz',
  title: 'Leasing at Alder House',
  photo: '',
  phone: '+1 555 123 4567',
  mobile: '+1 555 765 4321',
};

const meta = {
  title: 'Parts/Agent',
  component: AgentCard,
  decorators: [
    (Story) => (
      <div className="tour-booked">
        <div className="tour-booked-words">
          <Story />
        </div>
      </div>
    ),
  ],
  parameters: { frame: 'card' },
  args: { facts, by: 'integrator' },
} satisfies Meta<typeof AgentCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Named: Story = {};
export const AskedFor: Story = { args: { by: 'visitor' } };
export const NameAlone: Story = { args: { facts: { ...facts, title: '', phone: '', mobile: '' } } };
export const LongWords: Story = {
  args: { facts: { ...facts, name: `Maya ${'Ortiz'.repeat(20)}`, title: 'Leasing'.repeat(20) } },
};
