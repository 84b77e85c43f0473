import type { Meta, StoryObj } from '@storybook/react-vite';
import { availability, CHOSEN, commands, settings } from '../../../.storybook/model.ts';
import { Ticket } from '../../screens/booked/Ticket.tsx';
import { CancelScreen } from './CancelScreen.tsx';
import { PhoneSheet } from './PhoneSheet.tsx';

const meta = {
  title: 'Screens/Cancel',
  component: CancelScreen,
  parameters: { frame: 'bare' },
  args: {
    slot: CHOSEN,
    place: 'Alder House',
    notice: null,
    sending: false,
    reschedulable: true,
    availability,
    contact: settings.contact,
    commands,
  },
} satisfies Meta<typeof CancelScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Question: Story = {};
export const WithoutOtherTimes: Story = { args: { reschedulable: false, place: '' } };
export const OtherTimesOnTheirWay: Story = {
  args: { availability: { ...availability, chips: [], chipsPending: true } },
};
export const Sending: Story = { args: { sending: true } };
export const NotCanceled: Story = {
  args: { notice: { kind: 'not-changed', why: 'rate-limited', words: undefined, attempt: 1 } },
};

/** Over the ticket. */
export const OnAPhone: Story = {
  globals: { look: 'narrow' },
  render: (props) => (
    <PhoneSheet
      onClose={undefined}
      behind={
        <div className="tour-booked">
          <div className="tour-booked-words">
            <Ticket slot={CHOSEN} location="Alder House, 123 First St" settings={settings} />
          </div>
        </div>
      }
    >
      <CancelScreen {...props} />
    </PhoneSheet>
  ),
};
export const OnAPhoneDark: Story = { ...OnAPhone, globals: { look: 'dark-narrow' } };
export const OnAPhoneArabic: Story = { ...OnAPhone, globals: { look: 'arabic-narrow' } };
