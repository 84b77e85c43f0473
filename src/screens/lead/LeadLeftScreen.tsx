import type { TourCommands } from '../../core/bookingCore.ts';
import type { OpenLead } from '../../core/snapshot.ts';
import { useMessages } from '../../i18n/language.ts';
import { leadMessages } from '../../i18n/lead.ts';
import { screenMessages } from '../../i18n/screens.ts';
import type { Contact } from '../../options/viewSettings.ts';
import { Button } from '../../ui/Button.tsx';
import { CheckIcon } from '../../ui/statusIcons.tsx';
import { ContactLinks } from '../messages/ContactLinks.tsx';
import { ScreenBox, ScreenHeading } from '../ScreenHeading.tsx';

interface LeadLeftScreenProps {
  readonly lead: Extract<OpenLead, { at: 'left' }>;
  readonly commands: Pick<TourCommands, 'backToTimes'>;
  readonly settings: { readonly contact: Contact };
}

/** The property has the visitor's details. Promises nothing about an answer: nobody here knows. */
export function LeadLeftScreen({ lead, commands, settings }: LeadLeftScreenProps) {
  const words = useMessages(leadMessages);
  const screens = useMessages(screenMessages);
  const name = lead.answers.first_name.trim();
  return (
    <ScreenBox className="tour-lead-left">
      <div className="tour-booked-mark">
        <CheckIcon />
      </div>
      <ScreenHeading>{name ? words.thanks(name) : words.thanksAll}</ScreenHeading>
      <p>{words.left(lead.suits.map((suit) => words.suitNames[suit]))}</p>
      <ContactLinks contact={settings.contact} />
      <Button onClick={commands.backToTimes}>{screens.backToTimes}</Button>
    </ScreenBox>
  );
}
