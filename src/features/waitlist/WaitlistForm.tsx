import { type SyntheticEvent, useId, useMemo } from 'react';
import type { Configuration } from '../../api/configuration.ts';
import type { Answers } from '../../booking/answers.ts';
import { rejectionOf } from '../../booking/rejection.ts';
import type { AvailabilityView } from '../../core/snapshot.ts';
import { DetailsForm } from '../../form/DetailsForm.tsx';
import { type FormPlan, type PlanOptions, planForm } from '../../form/plan.ts';
import { calendarMessages } from '../../i18n/calendar.ts';
import { unbroken } from '../../i18n/format.ts';
import { useFormat, useMessages } from '../../i18n/language.ts';
import { tongueOf } from '../../i18n/locale.ts';
import { screenMessages } from '../../i18n/screens.ts';
import { waitlistMessages } from '../../i18n/waitlist.ts';
import type { Settings } from '../../options/settings.ts';
import { ContactLinks } from '../../screenParts/ContactLinks.tsx';
import { PrivacyLink } from '../../screenParts/PrivacyLink.tsx';
import { ScreenBox, ScreenHeading } from '../../screenParts/ScreenHeading.tsx';
import { dayParts } from '../../time/dayPart.ts';
import { type DayRange, daysInRange } from '../../time/dayRange.ts';
import type { Day } from '../../time/values.ts';
import { useAnnounceProgress } from '../../ui/Announcer.tsx';
import { Button } from '../../ui/Button.tsx';
import { Field, FieldGroup } from '../../ui/Field.tsx';
import { useBackGesture } from '../../ui/useBackGesture.ts';
import { NotDoneNotice } from './NotDoneNotice.tsx';
import { chosenDays, type OfferedDays, offeredDays, usualDays, type WhichDays } from './waitlistDays.ts';
import type { Waitlist, WaitlistState, WaitlistView } from './waitlistState.ts';

export interface WaitlistFormProps {
  readonly view: Extract<WaitlistView, { at: 'form' }>;
  readonly choice: Pick<WaitlistState, 'which' | 'parts'>;
  /** The answers at the start. After that the form keeps its own. */
  readonly answers: Answers;
  readonly availability: AvailabilityView;
  readonly configuration: Configuration;
  readonly settings: Pick<Settings, 'contact' | 'fields' | 'prefill' | 'locked' | 'privacyUrl'>;
  readonly list: Pick<Waitlist, 'answer' | 'choose' | 'join' | 'back'>;
}

const NAMES = ['first_name', 'last_name', 'email'] as const;

/** The questions about the visitor: name and email, as the booking form asks them. */
function planOf(configuration: Configuration, options: PlanOptions): FormPlan {
  const { fields } = planForm(configuration, options);
  return {
    fields: NAMES.map((key) => ({
      ...(fields.find((field) => field.key === key) ?? { key, choices: [] }),
      required: true,
    })),
    keys: NAMES,
    sent: NAMES,
    warnings: [],
  };
}

/** Asks who waits, on which days and for which parts of the day. */
export function WaitlistForm({
  view,
  choice,
  answers,
  availability,
  configuration,
  settings,
  list,
}: WaitlistFormProps) {
  const words = useMessages(waitlistMessages);
  const screens = useMessages(screenMessages);
  const format = useFormat();
  const { sending, notice } = view;
  const notDone = notice && 'why' in notice ? notice : null;
  const { contact, fields, prefill, locked, privacyUrl } = settings;
  const { smsOptIn, today, range } = availability;
  const plan = useMemo(
    () => planOf(configuration, { fields, prefill, locked, smsOptIn, today }),
    [configuration, fields, prefill, locked, smsOptIn, today],
  );
  const offered = offeredDays(availability);
  const chosen = chosenDays(offered, choice.which ?? usualDays(availability), range);
  useAnnounceProgress(sending ? words.sending : '');
  useBackGesture(sending ? undefined : list.back);
  return (
    <ScreenBox className="tour-waitlist" quiet={notice !== null}>
      <div className="tour-waitlist-words">
        <ScreenHeading>{words.offer}</ScreenHeading>
        <p>{words.text}</p>
      </div>
      <div className="tour-waitlist-form">
        <NotDoneNotice notice={notDone} words={words.notJoined}>
          {notDone?.why === 'refused' ? <ContactLinks contact={contact} /> : null}
        </NotDoneNotice>
        {chosen ? (
          <Days
            offered={offered}
            chosen={chosen}
            range={range}
            busy={sending}
            onChoose={(which) => list.choose({ which })}
          />
        ) : null}
        <Parts ticked={choice.parts} busy={sending} onTick={(parts) => list.choose({ parts })} />
        <DetailsForm
          plan={plan}
          answers={answers}
          rejected={notice && 'errors' in notice ? rejectionOf(notice.errors) : undefined}
          refusalWords={words.notJoined.refused}
          refusalContact={<ContactLinks contact={contact} />}
          busy={sending}
          today={today}
          consent={undefined}
          submitLabel={sending ? words.sending : words.send}
          onChange={list.answer}
          onSubmit={(typed) => {
            if (chosen) void list.join(typed, chosen.days, tongueOf(format.locale));
          }}
        />
        <PrivacyLink url={privacyUrl} />
        <Button kind="link" data-quiet="" aria-disabled={sending} onClick={list.back}>
          {screens.backToTimes}
        </Button>
      </div>
    </ScreenBox>
  );
}

interface DaysProps {
  readonly offered: readonly OfferedDays[];
  readonly chosen: OfferedDays;
  /** The booking period. */
  readonly range: DayRange;
  readonly busy: boolean;
  readonly onChoose: (which: WhichDays | DayRange) => void;
}

/** Which days suit the visitor: one choice of a few, or a first and a last day of their own. */
function Days({ offered, chosen, range, busy, onChoose }: DaysProps) {
  const words = useMessages(waitlistMessages);
  const format = useFormat();
  const name = useId();
  const short = (day: Day): string => unbroken(format.dayShort(day));
  const labelOf = ({ which, days: { first, last } }: OfferedDays): string =>
    which === 'day' ? short(first) : which === 'any' ? words.anyDay(short(last)) : words[which];
  // The long one first: on a phone the others then share two rows.
  const choices = [
    ...offered.filter(({ which }) => which === 'any'),
    ...offered.filter(({ which }) => which !== 'any'),
    { which: 'own', days: chosen.days } as const,
  ];
  const all = daysInRange(range);
  /** The other end moves along where the two would cross. */
  const choose = (end: keyof DayRange, day: Day | undefined): void => {
    if (busy || day === undefined) return;
    const { first, last } = chosen.days;
    onChoose(
      end === 'first' ? { first: day, last: last < day ? day : last } : { first: first > day ? day : first, last: day },
    );
  };
  return (
    <>
      <FieldGroup label={words.days}>
        {(group) => (
          <div className="tour-chips" role="radiogroup" {...group}>
            {choices.map((each) => (
              <label className="tour-pick" key={each.which}>
                <input
                  type="radio"
                  name={name}
                  checked={each.which === chosen.which}
                  {...held(busy)}
                  onChange={() => (busy ? undefined : onChoose(each.which === 'own' ? each.days : each.which))}
                />
                <span>{labelOf(each)}</span>
              </label>
            ))}
          </div>
        )}
      </FieldGroup>
      {chosen.which === 'own' ? (
        <div className="tour-form-grid">
          {ENDS.map((end) => (
            <div data-width="half" key={end}>
              <Field label={words[end]}>
                {(control) => (
                  <span className="tour-select">
                    <select
                      {...control}
                      className="tour-input"
                      value={chosen.days[end]}
                      aria-disabled={busy || undefined}
                      onChange={({ target }) => choose(end, all[target.selectedIndex])}
                    >
                      {all.map((day) => (
                        <option key={day} value={day}>
                          {short(day)}
                        </option>
                      ))}
                    </select>
                  </span>
                )}
              </Field>
            </div>
          ))}
        </div>
      ) : null}
    </>
  );
}

const ENDS = ['first', 'last'] as const;

interface PartsProps {
  readonly ticked: WaitlistState['parts'];
  readonly busy: boolean;
  readonly onTick: (parts: WaitlistState['parts']) => void;
}

/** Which parts of the day suit the visitor. None: any time. */
function Parts({ ticked, busy, onTick }: PartsProps) {
  const words = useMessages(waitlistMessages);
  const calendar = useMessages(calendarMessages);
  return (
    <FieldGroup label={words.parts} hint={words.partsHint} optional>
      {(group) => (
        // biome-ignore lint/a11y/useSemanticElements: the label of a fieldset cannot share its row with the mark "Optional"
        <div className="tour-chips" role="group" {...group}>
          {dayParts.map((part) => (
            <label className="tour-pick" key={part}>
              <input
                type="checkbox"
                checked={ticked.includes(part)}
                {...held(busy)}
                onChange={() =>
                  busy ? undefined : onTick(dayParts.filter((each) => ticked.includes(each) !== (each === part)))
                }
              />
              <span>{calendar[part]}</span>
            </label>
          ))}
        </div>
      )}
    </FieldGroup>
  );
}

/** Keeps a choice as it is while something is sent. */
const held = (busy: boolean) => ({ 'aria-disabled': busy || undefined, onClick: busy ? refuse : undefined });
const refuse = (event: SyntheticEvent): void => event.preventDefault();
