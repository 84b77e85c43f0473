import { createContext, memo, type ReactNode, useContext, useRef, useState } from 'react';
import { troubleOf } from '../../api/failure.ts';
import { noAnswers } from '../../booking/answers.ts';
import { isRequiredInLead, LEAD_FIELDS, type LeadNotSent, SUITS, type Suit } from '../../booking/lead.ts';
import { type Rejection, rejectionOf } from '../../booking/rejection.ts';
import type { BookingCommands } from '../../core/bookingCore.ts';
import type { AvailabilityView, OpenLead } from '../../core/snapshot.ts';
import { DetailsForm } from '../../form/DetailsForm.tsx';
import type { FormPlan } from '../../form/plan.ts';
import { unbroken } from '../../i18n/format.ts';
import { useFormat, useMessages } from '../../i18n/language.ts';
import { leadMessages } from '../../i18n/lead.ts';
import { fullName } from '../../i18n/nameOrder.ts';
import { screenMessages } from '../../i18n/screens.ts';
import { unbrokenDay } from '../../i18n/unbrokenDay.ts';
import { widgetMessages } from '../../i18n/widget.ts';
import type { Settings } from '../../options/settings.ts';
import type { Contact } from '../../options/viewSettings.ts';
import { OfferContext } from '../../screenParts/around.ts';
import { ContactLinks } from '../../screenParts/ContactLinks.tsx';
import { hasContact, mailLink } from '../../screenParts/contactAddress.ts';
import { PrivacyLink } from '../../screenParts/PrivacyLink.tsx';
import { SpokenTimes } from '../../screenParts/pick/SpokenTimes.ts';
import { ScreenBox, ScreenHeading } from '../../screenParts/ScreenHeading.tsx';
import { sharedSheet } from '../../theme/stylesheet.ts';
import { weekdayOf } from '../../time/arithmetic.ts';
import { daysInRange } from '../../time/dayRange.ts';
import { type Day, monthOf } from '../../time/values.ts';
import { useAnnounceProgress } from '../../ui/Announcer.tsx';
import { Button } from '../../ui/Button.tsx';
import { FieldGroup } from '../../ui/Field.tsx';
import { useFocusOn } from '../../ui/focus.ts';
import { Notice } from '../../ui/Notice.tsx';
import { CheckIcon } from '../../ui/statusIcons.tsx';
import { useBackGesture } from '../../ui/useBackGesture.ts';
import leadStyle from './lead.css?inline';

/** The style of the screens for leaving details. */
export const leadSheet = sharedSheet(leadStyle);

export interface LeadScreenProps {
  readonly lead: Exclude<OpenLead, { at: 'left' }>;
  readonly availability: AvailabilityView;
  readonly commands: Pick<
    BookingCommands,
    'noteDetails' | 'sendDetails' | 'backToTimes' | 'findNextFreeDay' | 'pickDay' | 'retry'
  >;
  readonly settings: Pick<Settings, 'contact' | 'privacyUrl' | 'leads' | 'daysAhead' | 'waitlist'>;
}

const plan: FormPlan = {
  fields: LEAD_FIELDS.map((key) => ({ key, required: isRequiredInLead(key), choices: [] })),
  keys: LEAD_FIELDS,
  sent: LEAD_FIELDS,
  warnings: [],
};

/** The typed answers. In a context, so that a key stroke renders only the components that show them. */
const LeadAnswersContext = createContext(noAnswers);

/**
 * Asks who the visitor is and which times suit them, in place of a booking. If nothing is free, it also leads to later days and
 * back to the calendar. If the site takes no leads, it shows the contact alone.
 */
export const LeadScreen = (props: LeadScreenProps) => (
  <LeadAnswersContext.Provider value={props.lead.answers}>
    <LeadQuestions {...props} />
  </LeadAnswersContext.Provider>
);

/** Whether only the typed answers differ. The form keeps those itself. */
const showsTheSame = (
  { lead: { answers: _, ...lead }, ...before }: LeadScreenProps,
  { lead: { answers: __, ...nextLead }, ...after }: LeadScreenProps,
): boolean => {
  const [one, other] = [
    { ...before, ...lead },
    { ...after, ...nextLead },
  ];
  return Object.entries(one).every(([name, value]) => Object.is(value, Reflect.get(other, name)));
};

const LeadQuestions = memo(function LeadQuestions({ lead, availability, commands, settings }: LeadScreenProps) {
  const words = useMessages(leadMessages);
  const screens = useMessages(screenMessages);
  const widget = useMessages(widgetMessages);
  const format = useFormat();
  const { contact, privacyUrl, leads, daysAhead } = settings;
  const { range, times } = availability;
  // A search by the visitor may have found a later day with times.
  const nothingUntil = times.kind === 'times' ? undefined : availability.nothingUntil;
  const [cameByItself] = useState(nothingUntil !== undefined && !availability.touched);
  // With a waitlist, that is the first way on, and the form the second.
  const offer = useContext(OfferContext);
  const hasList = settings.waitlist !== undefined && offer !== null && nothingUntil !== undefined;
  // Nobody has asked for the form yet. It is one of the ways on, and opens on a press.
  const isFolded = hasList || cameByItself;
  // A day that a search has found is what to press, or else the form.
  const found = times.kind === 'none' && times.next;
  const later = nothingUntil && openDays(availability).find((day) => day > nothingUntil);
  const sending = lead.at === 'sending';
  const notice = lead.at === 'writing' ? lead.notice : null;
  const isAllTaken = times.kind === 'none' && times.why === 'all-full';
  const wayOn = leads !== 'off' ? words.text : hasContact(contact) ? widget.contactUs : '';
  const text = isAllTaken ? `${words.lookedAt(openDays(availability).length)} ${wayOn}`.trim() : wayOn;
  const heading = isAllTaken
    ? words.nothingThrough(unbrokenDay(format.dayLong(range.last)))
    : nothingUntil
      ? words.nothingThrough(unbrokenDay(format.dayLong(nothingUntil)))
      : words.heading;
  useAnnounceProgress(sending ? words.sending : '');

  useBackGesture(sending ? undefined : commands.backToTimes);

  const notes = words.notes(
    lead.suits.map((suit) => words.suitNames[suit]),
    nothingUntil && format.dayFull(isAllTaken ? range.last : nothingUntil),
  );
  const mail = <LeadMailLink notes={notes} email={contact.email} />;
  const toggle = (suit: Suit): void => {
    if (sending) return;
    const suits = SUITS.filter((each) => lead.suits.includes(each) !== (each === suit));
    commands.noteDetails({ suits });
  };
  const form = (
    <div className="tour-lead-form">
      <LeadNotSentNotice notice={notice?.kind === 'not-sent' ? notice : null}>{mail}</LeadNotSentNotice>
      <FieldGroup label={words.suits} optional>
        {(group) => (
          // biome-ignore lint/a11y/useSemanticElements: the label of a fieldset cannot share its row with the mark "Optional"
          <div className="tour-chips" role="group" {...group}>
            {offeredSuits(availability).map((suit) => (
              <label className="tour-pick" key={suit}>
                <input
                  type="checkbox"
                  checked={lead.suits.includes(suit)}
                  aria-disabled={sending || undefined}
                  onChange={() => toggle(suit)}
                />
                <span>{words.suitNames[suit]}</span>
              </label>
            ))}
          </div>
        )}
      </FieldGroup>
      <DetailsForm
        plan={plan}
        answers={lead.answers}
        {...(notice?.kind === 'rejected' ? { rejected: unnamed(rejectionOf(notice.errors)) } : {})}
        refusalWords={words.notSent.refused}
        refusalContact={mail}
        busy={sending}
        today={availability.today}
        submitLabel={sending ? words.sending : words.send}
        onChange={(answers) => commands.noteDetails({ answers })}
        onSubmit={(answers) => commands.sendDetails(answers, notes)}
      />
      <PrivacyLink url={privacyUrl} />
    </div>
  );
  return (
    <ScreenBox className={isFolded ? 'tour-lead tour-lead-list' : 'tour-lead'} quiet={notice !== null}>
      <div className="tour-lead-words">
        <ScreenHeading>{heading}</ScreenHeading>
        {hasList ? offer : text ? <p>{text}</p> : null}
        {isFolded && leads !== 'off' ? (
          <details className="tour-fold" data-first={hasList || found ? undefined : ''}>
            <summary>
              <strong>{hasList ? words.ask : widget.leaveDetails}</strong>
            </summary>
            {form}
          </details>
        ) : null}
        {leads === 'off' ? <ContactLinks contact={contact} /> : null}
        {nothingUntil ? (
          <>
            <LookFurther {...{ availability, daysAhead, commands }} isFirst={!hasList} />
            <Button
              kind="link"
              aria-disabled={sending}
              onClick={() => (later ? commands.pickDay(later) : commands.backToTimes())}
            >
              {later ? words.seeMonth(format.monthYear(monthOf(later))) : words.showCalendar}
            </Button>
          </>
        ) : null}
      </div>
      {isFolded || leads === 'off' ? null : form}
      {leads === 'off' ? null : <ContactLinks contact={contact} />}
      {nothingUntil ? null : (
        <Button kind="link" data-quiet="" aria-disabled={sending} onClick={commands.backToTimes}>
          {screens.backToTimes}
        </Button>
      )}
    </ScreenBox>
  );
}, showsTheSame);

/** Removes the names of fields that the form does not have, such as `start`. The sentence of the service then stands alone. */
const unnamed = (rejection: Rejection): Rejection => ({
  ...rejection,
  others: rejection.others.map((other) => ({ ...other, name: undefined })),
});

interface LeadMailLinkProps {
  readonly notes: string;
  /** The mail address of the property. Without one, no link is shown. */
  readonly email: string | undefined;
}

/** A link that opens the visitor's own mail with the details that could not be sent. */
function LeadMailLink({ notes, email }: LeadMailLinkProps) {
  const words = useMessages(leadMessages);
  const { first_name, last_name, phone } = useContext(LeadAnswersContext);
  const { locale } = useFormat();
  const body = words.mailBody(notes, fullName(locale, first_name, last_name), phone);
  return email ? (
    <p>
      <a href={`${mailLink(email)}?subject=${encodeURIComponent(words.mailSubject)}&body=${encodeURIComponent(body)}`}>
        {words.mail}
      </a>
    </p>
  ) : null;
}

interface LeadNotSentNoticeProps {
  readonly notice: LeadNotSent | null;
  /** Another way to send the details, for failures where trying again does not help. */
  readonly children: ReactNode;
}

/** Says why the details were not taken. Takes the focus after each attempt. */
function LeadNotSentNotice({ notice, children }: LeadNotSentNoticeProps) {
  const words = useMessages(leadMessages);
  const ref = useRef<HTMLDivElement>(null);
  useFocusOn(ref, notice?.attempt ?? null);
  if (notice === null) return null;
  return (
    <Notice ref={ref} tone="danger">
      <p>{words.notSent[notice.why]}</p>
      {notice.why === 'refused' || notice.why === 'unsure' ? children : null}
    </Notice>
  );
}

/** The days that can be booked. */
const openDays = ({ range, states }: AvailabilityView): readonly Day[] =>
  daysInRange(range).filter((day) => states[day] !== 'closed');

/** The days of the week (0 is Sunday) of a choice. A part of the day has none: it is about all days. */
const WEEKDAYS: { readonly [Name in Suit]?: readonly number[] } = {
  weekdays: [1, 2, 3, 4, 5],
  saturday: [6],
  sunday: [0],
};

/** The choices of what suits the visitor. Leaves out days of the week on which the integrator says there are no tours. */
function offeredSuits(availability: AvailabilityView): readonly Suit[] {
  const open = new Set(openDays(availability).map(weekdayOf));
  return SUITS.filter((suit) => WEEKDAYS[suit]?.some((weekday) => open.has(weekday)) ?? true);
}

interface LeadLeftScreenProps {
  readonly lead: Extract<OpenLead, { at: 'left' }>;
  readonly commands: Pick<BookingCommands, 'backToTimes'>;
  readonly settings: { readonly contact: Contact };
}

/** Says that the property has the visitor's details. Promises no answer: the widget does not know whether one comes. */
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

interface LookFurtherProps {
  readonly availability: AvailabilityView;
  readonly daysAhead: number;
  readonly commands: Pick<BookingCommands, 'findNextFreeDay' | 'pickDay' | 'retry'>;
  /** Whether a day that was found is the first thing to press. */
  readonly isFirst: boolean;
}

/** A search beyond the days that have no free time, and the free day it found. Nothing when no later day is left. */
function LookFurther({ availability: { day, times }, daysAhead, commands, isFirst }: LookFurtherProps) {
  const screens = useMessages(screenMessages);
  const widget = useMessages(widgetMessages);
  const format = useFormat();
  const [isPressed, setPressed] = useState(false);
  if (times.kind !== 'none' && times.kind !== 'failed') return null;
  const isFailed = times.kind === 'failed';
  const next = isFailed ? undefined : times.next;
  const isBusy = isFailed ? times.retrying : times.searching;
  const look = (): void => {
    setPressed(true);
    commands.findNextFreeDay();
  };
  const [label, onClick] = next
    ? [screens.nextFreeDay(unbroken(format.dayShort(next))), () => commands.pickDay(next)]
    : isFailed
      ? [widget.tryAgain, commands.retry]
      : [isBusy ? screens.finding : screens.lookFurther, look];
  return (
    <>
      {isFailed ? <p>{screens.notLoaded[troubleOf(times.why)]}</p> : null}
      {isFailed || next || times.searchable ? (
        <Button kind={next && isFirst ? 'primary' : 'quiet'} busy={isBusy} onClick={onClick}>
          {label}
        </Button>
      ) : null}
      {isPressed ? <SpokenTimes day={day} view={times} speak daysAhead={daysAhead} /> : null}
    </>
  );
}
