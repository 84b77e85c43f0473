import { type SyntheticEvent, useId, useMemo } from 'react';
import type { Configuration } from '../../api/configuration.ts';
import type { Answers } from '../../booking/answers.ts';
import { rejectionOf } from '../../booking/rejection.ts';
import { firstWeekdayOf } from '../../calendar/weekStart.ts';
import type { AvailabilityView } from '../../core/snapshot.ts';
import { DetailsForm } from '../../form/DetailsForm.tsx';
import { type FormPlan, type PlanOptions, planForm } from '../../form/plan.ts';
import { calendarMessages } from '../../i18n/calendar.ts';
import { unbroken } from '../../i18n/format.ts';
import { useFormat, useMessages } from '../../i18n/language.ts';
import { tongueOf } from '../../i18n/locale.ts';
import { screenMessages } from '../../i18n/screens.ts';
import { unbrokenDay } from '../../i18n/unbrokenDay.ts';
import { waitlistMessages } from '../../i18n/waitlist.ts';
import type { Settings } from '../../options/settings.ts';
import { ContactLinks } from '../../screenParts/ContactLinks.tsx';
import { PrivacyLink } from '../../screenParts/PrivacyLink.tsx';
import { ScreenBox, ScreenHeading } from '../../screenParts/ScreenHeading.tsx';
import { dayParts } from '../../time/dayPart.ts';
import { useAnnounceProgress } from '../../ui/Announcer.tsx';
import { Button } from '../../ui/Button.tsx';
import { FieldGroup } from '../../ui/Field.tsx';
import { useBackGesture } from '../../ui/useBackGesture.ts';
import { NotDoneNotice } from './NotDoneNotice.tsx';
import { chosenDays, type OfferedDays, offeredDays, usualDays } from './waitlistDays.ts';
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
  const { smsOptIn, today } = availability;
  const plan = useMemo(
    () => planOf(configuration, { fields, prefill, locked, smsOptIn, today }),
    [configuration, fields, prefill, locked, smsOptIn, today],
  );
  const offered = offeredDays(availability, firstWeekdayOf(format.locale));
  const chosen = chosenDays(offered, choice.which ?? usualDays(availability));
  useAnnounceProgress(sending ? words.sending : '');
  useBackGesture(sending ? undefined : list.back);
  return (
    <ScreenBox className="tour-waitlist" quiet={notice !== null}>
      <div className="tour-waitlist-words">
        <ScreenHeading>{words.offer}</ScreenHeading>
        <p>{words.text}</p>
        <Button kind="link" aria-disabled={sending} onClick={list.back}>
          {screens.backToTimes}
        </Button>
      </div>
      <div className="tour-waitlist-form">
        <NotDoneNotice notice={notDone} words={words.notJoined}>
          {notDone?.why === 'refused' ? <ContactLinks contact={contact} /> : null}
        </NotDoneNotice>
        <Days offered={offered} chosen={chosen} busy={sending} onChoose={(which) => list.choose({ which })} />
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
      </div>
    </ScreenBox>
  );
}

interface DaysProps {
  readonly offered: readonly OfferedDays[];
  readonly chosen: OfferedDays | undefined;
  readonly busy: boolean;
  readonly onChoose: (which: OfferedDays['which']) => void;
}

/** Which days suit the visitor: one choice of a few. */
function Days({ offered, chosen, busy, onChoose }: DaysProps) {
  const words = useMessages(waitlistMessages);
  const format = useFormat();
  const name = useId();
  const labelOf = ({ which, days: { first, last } }: OfferedDays): string =>
    ({
      day: () => unbrokenDay(format.dayLong(first)),
      week: () => words.week(unbroken(format.dayShort(first)), unbroken(format.dayShort(last))),
      any: () => words.anyDay(unbroken(format.dayShort(last))),
    })[which]();
  return (
    <FieldGroup label={words.days}>
      {(group) => (
        <div className="tour-chips" role="radiogroup" {...group}>
          {offered.map((each) => (
            <label className="tour-pick" key={each.which}>
              <input
                type="radio"
                name={name}
                checked={each.which === chosen?.which}
                {...held(busy)}
                onChange={() => (busy ? undefined : onChoose(each.which))}
              />
              <span>{labelOf(each)}</span>
            </label>
          ))}
        </div>
      )}
    </FieldGroup>
  );
}

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
