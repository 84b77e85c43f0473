import type { Meta, StoryObj } from '@storybook/react-vite';
import { settings } from '../../../.storybook/model.ts';
import { useMessages } from '../../i18n/language.ts';
import { screenMessages } from '../../i18n/screens.ts';
import { widgetMessages } from '../../i18n/widget.ts';
import type { Contact } from '../../options/viewSettings.ts';
import { ContactScreen } from './ContactScreen.tsx';

interface InWordsProps {
  readonly why: 'closed' | 'misconfigured';
  readonly contact: Contact;
}

/** The screen in the words of the look. */
function InWords({ why, contact }: InWordsProps) {
  const { closedHeading } = useMessages(screenMessages);
  const { unreachableHeading } = useMessages(widgetMessages);
  return <ContactScreen heading={why === 'closed' ? closedHeading : unreachableHeading} contact={contact} />;
}

const meta = {
  title: 'Screens/Closed',
  component: InWords,
  parameters: { frame: 'screen' },
  args: { why: 'closed', contact: settings.contact },
} satisfies Meta<typeof InWords>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const ClosedWithoutContact: Story = { args: { contact: { phone: undefined, email: undefined } } };
export const SetUpWrongly: Story = { args: { why: 'misconfigured' } };
