import type { Flow, WhyNotBooked } from '../../booking/flow.ts';
import type { BookingSnapshot, OpenLead } from '../../core/snapshot.ts';
import { unbroken, unbrokenStreet } from '../../i18n/format.ts';
import { useFormat, useMessages } from '../../i18n/language.ts';
import { type PlainMessages, plainMessages } from '../../i18n/plain.ts';
import { type ScreenMessages, screenMessages } from '../../i18n/screens.ts';
import { unbrokenDay } from '../../i18n/unbrokenDay.ts';
import { type WidgetMessages, widgetMessages } from '../../i18n/widget.ts';
import type { Contact } from '../../options/viewSettings.ts';
import { ContactLinks } from '../../screenParts/ContactLinks.tsx';
import { hasContact } from '../../screenParts/contactAddress.ts';
import { ScreenBox, ScreenHeading, VisitContext } from '../../screenParts/ScreenHeading.tsx';
import { dayOf, type LocalDateTime } from '../../time/values.ts';
import { Button } from '../../ui/Button.tsx';

interface PlainScreenProps {
  readonly snapshot: Pick<BookingSnapshot, 'screen' | 'flow' | 'lead'>;
  readonly location: string;
  readonly contact: Contact;
  /** Shows the screen anew. Sends nothing. */
  readonly onRetry: () => void;
}

/**
 * Stands in for a screen that failed, and follows the booking: a heading, the time, whom to call. Each new heading takes the
 * focus, or is read out.
 */
export function PlainScreen({ snapshot, location, contact, onRetry }: PlainScreenProps) {
  const plain = useMessages(plainMessages);
  const screens = useMessages(screenMessages);
  const widget = useMessages(widgetMessages);
  const { heading, times, text, perhaps } = plainRow(snapshot, { plain, screens, widget });
  const toCall = hasContact(contact) && (perhaps.length > 0 || IN_DOUBT.test(snapshot.flow.at));
  return (
    <VisitContext.Provider value={1}>
      {/* A new box for each row, so that the new row takes the focus. */}
      <ScreenBox key={heading} className={toCall ? 'tour-message tour-advice' : 'tour-message'}>
        <ScreenHeading>{heading}</ScreenHeading>
        <Times slots={times} />
        {snapshot.flow.at === 'booked' && location ? (
          <p>
            <bdi translate="no">{unbrokenStreet(location)}</bdi>
          </p>
        ) : null}
        {text ? <p>{text}</p> : null}
        <Times slots={perhaps} />
        {perhaps.length > 0 ? <p>{plain.perhaps}</p> : null}
        <ContactLinks contact={contact} />
        <Button onClick={onRetry}>{plain.showAgain}</Button>
      </ScreenBox>
    </VisitContext.Provider>
  );
}

/** What to do then is to call. */
const IN_DOUBT = /^looking-up$|unsure$/;

/** Each time in a line of its own. */
function Times({ slots }: { readonly slots: readonly LocalDateTime[] }) {
  const format = useFormat();
  return slots.map((slot) => (
    <p key={slot}>
      <strong>
        {written(slot, () => `${unbrokenDay(format.dayLong(dayOf(slot)))} · ${unbroken(format.time(slot))}`)}
      </strong>
    </p>
  ));
}

/** A time in words. In digits if the page has broken the functions that write words. */
function written(slot: LocalDateTime, write: () => string): string {
  try {
    return write();
  } catch {
    return slot.slice(0, 16).replace('T', ' ');
  }
}

/** What the plain screen says. */
interface PlainRow {
  readonly heading: string;
  /** The times that the heading is about. */
  readonly times: readonly LocalDateTime[];
  /** Empty where the heading says everything. */
  readonly text: string;
  /** The times of other bookings whose reply was lost. */
  readonly perhaps: readonly LocalDateTime[];
}

/** The words of the plain screen, by part. It calls no function of them, since those can throw. */
interface PlainWords {
  readonly plain: PlainMessages;
  readonly screens: ScreenMessages;
  readonly widget: WidgetMessages;
}

type Row = Omit<PlainRow, 'perhaps'>;

const row = (heading: string, text: string, ...times: readonly LocalDateTime[]): Row => ({ heading, text, times });
const notBooked = ({ plain, screens }: PlainWords, why: WhyNotBooked, slot: LocalDateTime): Row =>
  row(plain.notBooked, screens.notBooked[why], slot);

/** One row for each state of the flow. */
const rows: {
  readonly [At in Flow['at']]: (flow: Extract<Flow, { at: At }>, words: PlainWords) => Row;
} = {
  day: (_, { plain }) => row(plain.heading, plain.nothingSent),
  slot: ({ notice }, words) =>
    notice ? notBooked(words, 'refused', notice.slot) : row(words.plain.heading, words.plain.nothingSent),
  details: ({ notice, slot }, words) =>
    notice && notice.kind !== 'asks-first'
      ? notBooked(words, notice.kind === 'not-booked' ? notice.why : 'refused', slot)
      : row(words.plain.heading, words.plain.nothingSent, slot),
  'looking-up': ({ slot }, { screens }) => row(screens.lookingUp, screens.unsureContact, slot),
  sending: ({ slot }, { plain, screens }) => row(screens.sending, plain.wait, slot),
  unsure: ({ slot }, { screens }) => row(screens.unsureHeading, screens.unsureContact, slot),
  booked: ({ knownBy, sequence, slot }, { screens }) => {
    const here = sequence > 0 ? screens.rescheduledHeading : screens.bookedHeading;
    return row(knownBy === 'booking' ? here : screens.yourTour, screens.question, slot);
  },
  reschedule: ({ slot, perhapsAt, notice }, { plain, screens }) =>
    perhapsAt.length > 0
      ? row(plain.rescheduleUnsure, plain.rescheduleUnsureText, slot, ...perhapsAt)
      : row(notice ? plain.notRescheduled : screens.yourTour, plain.stays, slot),
  rescheduling: ({ to }, { plain }) => row(plain.rescheduling, plain.wait, to),
  'reschedule-unsure': ({ slot, perhapsAt }, { plain }) =>
    row(plain.rescheduleUnsure, plain.rescheduleUnsureText, slot, ...perhapsAt),
  cancel: ({ notice, slot }, { plain, screens }) =>
    row(notice ? plain.notCanceled : screens.yourTour, plain.stays, slot),
  canceling: ({ slot }, { plain }) => row(plain.canceling, plain.wait, slot),
  'cancel-unsure': ({ slot }, { plain }) => row(plain.cancelUnsure, plain.cancelUnsureText, slot),
  canceled: ({ slot }, { plain }) => row(plain.canceled, '', slot),
};

function leadRow(lead: OpenLead, { plain }: PlainWords): Row {
  if (lead.at === 'sending') return row(plain.sendingDetails, plain.wait);
  if (lead.at === 'left') return row(plain.detailsLeft, '');
  if (lead.notice === null) return row(plain.heading, plain.nothingSent);
  const isUnsure = lead.notice.kind === 'not-sent' && lead.notice.why === 'unsure';
  return row(isUnsure ? plain.detailsUnsure : plain.detailsNotSent, '');
}

function rowOf({ screen, flow, lead }: Shown, words: PlainWords): Row {
  // The service said so.
  if (screen === 'closed') return row(words.screens.closedHeading, '');
  if (lead !== null && (flow.at === 'day' || flow.at === 'slot')) return leadRow(lead, words);
  // The type of the table ties each row to its state; the look-up by name loses that tie.
  const found: (flow: never, words: PlainWords) => Row = rows[flow.at];
  return found(flow as never, words);
}

type Shown = Pick<BookingSnapshot, 'screen' | 'flow' | 'lead'>;

/** What is known of a booking, and of details that were left, in plain words. */
function plainRow(snapshot: Shown, words: PlainWords): PlainRow {
  const { text, ...said } = rowOf(snapshot, words);
  const perhaps = snapshot.flow.unknownOutcomes.filter((slot) => !said.times.includes(slot));
  const isSent = perhaps.length > 0 && text === words.plain.nothingSent;
  return { ...said, text: isSent ? '' : text, perhaps };
}
