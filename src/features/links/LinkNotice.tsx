import { useRef } from 'react';
import { useMessages } from '../../i18n/language.ts';
import { linksMessages } from '../../i18n/links.ts';
import type { Contact } from '../../options/viewSettings.ts';
import { ChunkStyle } from '../../screenParts/ChunkStyle.tsx';
import { ContactLinks } from '../../screenParts/ContactLinks.tsx';
import { useDayTime } from '../../screenParts/TourTime.tsx';
import { sharedSheet } from '../../theme/stylesheet.ts';
import { useFocusOn } from '../../ui/focus.ts';
import { Notice } from '../../ui/Notice.tsx';
import type { LinkNote } from './linkedBooking.ts';
import links from './links.css?inline';

const linksSheet = sharedSheet(links);

/** Says why a link was not followed, with the contact. The visitor can go on in the widget. */
export function LinkNotice({ why, time, contact }: LinkNote & { readonly contact: Contact }) {
  const words = useMessages(linksMessages);
  const { long } = useDayTime();
  const ref = useRef<HTMLDivElement>(null);
  useFocusOn(ref, why);
  return (
    <ChunkStyle sheet={linksSheet}>
      <div className="tour-link-note">
        <Notice ref={ref} tone="warn">
          <p>{why === 'past' || why === 'beyond' ? words[why](time ? long(time) : '') : words[why]}</p>
          <ContactLinks contact={contact} />
        </Notice>
      </div>
    </ChunkStyle>
  );
}
