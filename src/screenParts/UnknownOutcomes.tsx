import { useMessages } from '../i18n/language.ts';
import { screenMessages } from '../i18n/screens.ts';
import type { Contact } from '../options/viewSettings.ts';
import type { LocalDateTime } from '../time/values.ts';
import { Notice } from '../ui/Notice.tsx';
import { ContactLinks } from './ContactLinks.tsx';
import { useDayTime } from './TourTime.tsx';

interface UnknownOutcomesProps {
  /** The times of bookings whose reply was lost. */
  readonly slots: readonly LocalDateTime[];
  readonly contact: Contact;
  /** Whether another tour is booked for certain. */
  readonly booked?: boolean;
}

/** After a lost reply, reminds the visitor that they may hold a tour already. Empty when no reply was lost. */
export function UnknownOutcomes({ slots, contact, booked = false }: UnknownOutcomesProps) {
  const screens = useMessages(screenMessages);
  const dayTime = useDayTime();
  if (slots.length === 0) return null;
  const times = slots.map(dayTime.long);
  return (
    <Notice tone="warn">
      <p>{(booked ? screens.perhapsBookedToo : screens.unknownOutcomes)(times)}</p>
      <ContactLinks contact={contact} />
    </Notice>
  );
}
