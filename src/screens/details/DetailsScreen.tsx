import { memo, useContext, useEffect, useRef, useState } from 'react';
import type { Home } from '../../api/homeClient.ts';
import type { Answers } from '../../booking/answers.ts';
import type { Held, State } from '../../booking/flow.ts';
import { rejectionOf } from '../../booking/rejection.ts';
import { noHomes } from '../../booking/tourHomes.ts';
import type { BookingCommands } from '../../core/bookingCore.ts';
import { offersChanges } from '../../core/offeredChanges.ts';
import { FilledPlace } from '../../features/assistants/AssistantsPlace.tsx';
import { HomeStopsPlace } from '../../features/homes/HomeStopsPlace.tsx';
import { useKindName } from '../../features/kinds/useKindName.ts';
import { DetailsForm } from '../../form/DetailsForm.tsx';
import type { FormPlan } from '../../form/plan.ts';
import { useConsentBox } from '../../form/useConsentBox.ts';
import { unbroken, unbrokenStreet } from '../../i18n/format.ts';
import { useFormat, useMessages } from '../../i18n/language.ts';
import { screenMessages } from '../../i18n/screens.ts';
import { widgetMessages } from '../../i18n/widget.ts';
import type { Settings } from '../../options/settings.ts';
import { TourComponentsContext } from '../../options/tourComponents.ts';
import { ContactLinks } from '../../screenParts/ContactLinks.tsx';
import { PrivacyLink } from '../../screenParts/PrivacyLink.tsx';
import { ScreenBox, ScreenHeading } from '../../screenParts/ScreenHeading.tsx';
import { DOT, TourTime, useDayTime } from '../../screenParts/TourTime.tsx';
import { UnknownOutcomes } from '../../screenParts/UnknownOutcomes.tsx';
import { WideContext } from '../../screenParts/useWide.ts';
import { type Day, dayOf, type LocalDateTime } from '../../time/values.ts';
import { useAnnounce, useAnnounceProgress } from '../../ui/Announcer.tsx';
import { Button } from '../../ui/Button.tsx';
import { useFocusOn } from '../../ui/focus.ts';
import { Notice } from '../../ui/Notice.tsx';
import { OwnPart } from '../../ui/OwnPart.tsx';
import { useBackGesture } from '../../ui/useBackGesture.ts';
import { NotBookedNotice } from './NotBookedNotice.tsx';
import { useFormLists } from './useFormLists.tsx';

interface DetailsScreenProps {
  readonly slot: LocalDateTime;
  /** The answers of the booking. Those that are typed come from the form itself. */
  readonly answers: Answers;
  readonly assisted?: Held['assisted'];
  /** The homes that the visitor wants to see. */
  readonly homes?: readonly Home[] | undefined;
  readonly notice: State<'details'>['notice'];
  /** A booking is on its way. */
  readonly sending: boolean;
  readonly unknownOutcomes: readonly LocalDateTime[];
  /** The time of a tour that another tab booked meanwhile. */
  readonly elsewhere?: LocalDateTime | undefined;
  readonly plan: FormPlan;
  readonly today: Day;
  readonly commands: BookingCommands;
  readonly settings: Settings;
}

/** Typing changes the answers in the snapshot, and nothing that this screen shows. */
const showsTheSame = (
  { answers: _, ...before }: DetailsScreenProps,
  { answers: __, ...after }: DetailsScreenProps,
): boolean => Object.entries(after).every(([name, value]) => Object.is(value, Reflect.get(before, name)));

/** The chosen time, and the form. */
export const DetailsScreen = memo(function DetailsScreen({
  slot,
  answers,
  assisted,
  homes = noHomes,
  notice,
  sending,
  unknownOutcomes,
  elsewhere,
  plan,
  today,
  commands,
  settings,
}: DetailsScreenProps) {
  const widget = useMessages(widgetMessages);
  const screens = useMessages(screenMessages);
  const format = useFormat();
  const dayTime = useDayTime();
  const kind = useKindName(settings.kinds);
  const { contact, duration, location, warn, zone } = settings;
  const { lists, queries } = useFormLists(settings);
  const consent = useConsentBox(plan, settings);
  const lacks = consent?.lacks.map((name) => `\`${name}\``).join(', ');
  const asks = notice?.kind === 'asks-first' ? notice : undefined;
  const rejected = notice?.kind === 'rejected' ? rejectionOf(notice.errors) : undefined;
  const wide = useContext(WideContext);
  const short = dayTime.short(slot);

  const { warnings } = plan;
  useEffect(() => {
    for (const warning of warnings) warn(`tour-booking: ${warning}`);
  }, [warnings, warn]);
  useEffect(() => {
    if (lacks)
      warn(
        `tour-booking: carriers refuse a consent to text messages without ${lacks}; give these, or your own words as \`messages\`.`,
      );
  }, [lacks, warn]);

  useAnnounceProgress(sending ? screens.sending : '');

  const announce = useAnnounce();
  const known = elsewhere && screens.tourElsewhere(dayTime.long(elsewhere));
  useEffect(() => {
    if (known) announce(known);
  }, [known, announce]);

  useBackGesture(sending ? undefined : commands.backToTimes);

  const { Summary } = useContext(TourComponentsContext);
  const summary = (
    <div className="tour-chosen" data-stays="top">
      <div>
        <strong>
          {wide ? (
            unbroken(format.capital(format.dayLong(dayOf(slot))))
          ) : (
            <span className="tour-joined">
              <span>{unbroken(format.capital(format.dayShort(dayOf(slot))))}</span>{' '}
              <span translate="no">{unbroken(format.time(slot))}</span>
            </span>
          )}
        </strong>
        <small>
          {wide ? (
            <TourTime slot={slot} duration={duration} zone={zone} />
          ) : (
            <>
              {kind ? <span dir="auto">{kind + DOT}</span> : null}
              <span>{location ? `${widget.minutes(duration)}${DOT}` : widget.minutes(duration)}</span>
              <bdi translate="no">{unbrokenStreet(location)}</bdi>
            </>
          )}
        </small>
        {wide && kind ? <small dir="auto">{kind}</small> : null}
        <HomeStopsPlace homes={homes} look="bar" settings={settings} />
      </div>
      <Button kind="link" aria-label={screens.changeLabel} aria-disabled={sending} onClick={commands.backToTimes}>
        {screens.change}
      </Button>
      {wide && location ? (
        <p>
          <bdi translate="no">{unbrokenStreet(location)}</bdi>
        </p>
      ) : null}
    </div>
  );

  const [mark, setMark] = useState('');
  const marked = assisted?.filter((key) => plan.keys.includes(key)) ?? [];

  return (
    <ScreenBox className="tour-details" quiet={notice !== null}>
      <ScreenHeading hidden={!wide}>{screens.detailsHeading}</ScreenHeading>
      {Summary ? (
        <OwnPart name="Summary" instead={summary}>
          <Summary
            slot={slot}
            duration={duration}
            location={location}
            sending={sending}
            onBackToTimes={commands.backToTimes}
          >
            {summary}
          </Summary>
        </OwnPart>
      ) : (
        summary
      )}
      <div className="tour-details-main">
        <UnknownOutcomes key="unknown" slots={unknownOutcomes} contact={contact} />
        {known ? (
          <Notice key="elsewhere" tone="warn">
            <p>{known}</p>
          </Notice>
        ) : null}
        <NotBookedNotice
          key="not-booked"
          notice={notice?.kind === 'not-booked' || notice?.kind === 'found-not-booked' ? notice : null}
          words={
            notice?.kind === 'not-booked' ? screens.notBooked[notice.why] : screens.foundNotBooked(dayTime.long(slot))
          }
          contact={contact}
        />
        {marked.length > 0 ? <FilledPlace key="filled" onMark={setMark} /> : null}
        <DetailsForm
          key="form"
          plan={plan}
          answers={answers}
          marked={marked.length > 0 && mark ? { keys: marked, words: mark } : undefined}
          {...(rejected ? { rejected } : {})}
          refusalContact={<ContactLinks contact={contact} />}
          busy={sending}
          today={today}
          lists={lists}
          consent={consent}
          question={
            asks ? (
              <BookTooNotice attempt={asks.attempt} slots={unknownOutcomes} elsewhere={elsewhere} slot={slot} />
            ) : null
          }
          submitLabel={sending ? screens.sending : asks ? screens.submitToo(short) : screens.submit(short)}
          reassurance={settings.reassurance === 'off' ? null : <Reassurance settings={settings} />}
          onChange={commands.answer}
          onSubmit={commands.submit}
        />
        {queries}
        <PrivacyLink url={settings.privacyUrl} />
      </div>
    </ScreenBox>
  );
}, showsTheSame);

/** Says that the booking is free, and that it can be changed. If the integrator gave other words, says those. */
function Reassurance({ settings }: { readonly settings: Pick<Settings, 'reassurance' | 'scope' | 'changes'> }) {
  const { free, freeToChange } = useMessages(screenMessages);
  if (settings.reassurance !== undefined) return <span dir="auto">{settings.reassurance}</span>;
  return (
    <>
      <span>{free}</span> {offersChanges(settings) ? <span>{freeToChange}</span> : null}
    </>
  );
}

interface BookTooNoticeProps {
  /** Counts the presses on the button. Each new one moves the focus here. */
  readonly attempt: number;
  /** The times of bookings whose reply was lost. */
  readonly slots: readonly LocalDateTime[];
  /** The time of a tour that another tab booked. */
  readonly elsewhere: LocalDateTime | undefined;
  /** The time to book. */
  readonly slot: LocalDateTime;
}

/** Asks whether to book another tour beside those that the visitor has or may have. Takes the focus. The button that says yes follows. */
function BookTooNotice({ attempt, slots, elsewhere, slot }: BookTooNoticeProps) {
  const screens = useMessages(screenMessages);
  const { short } = useDayTime();
  const ref = useRef<HTMLDivElement>(null);
  useFocusOn(ref, attempt);
  return (
    <Notice ref={ref} tone="warn">
      {elsewhere ? <p>{screens.bookBeside(short(elsewhere), short(slot))}</p> : null}
      {slots.length > 0 ? <p>{screens.bookToo(slots.map(short), short(slot))}</p> : null}
    </Notice>
  );
}
