import { useEffect, useMemo, useRef } from 'react';
import type { Configuration } from '../../api/configuration.ts';
import type { Answers } from '../../booking/answers.ts';
import type { Flow, Notice as FlowNotice } from '../../booking/flow.ts';
import { rejectionOf } from '../../booking/rejection.ts';
import { bookingRequest } from '../../booking/request.ts';
import { DetailsForm } from '../../form/DetailsForm.tsx';
import { planForm } from '../../form/plan.ts';
import { useFormat, useMessages } from '../../i18n/language.ts';
import { type Day, dayOf } from '../../time/values.ts';
import { useAnnounce } from '../../ui/Announcer.tsx';
import { Button } from '../../ui/Button.tsx';
import { useFocusOn } from '../../ui/focus.ts';
import { Notice } from '../../ui/Notice.tsx';
import { ContactLinks } from '../ContactLinks.tsx';
import { DoubtNotice } from '../DoubtNotice.tsx';
import { ScreenHeading } from '../ScreenHeading.tsx';
import type { TourModel } from '../useTourBooking.ts';

interface DetailsScreenProps {
  readonly model: Pick<TourModel, 'settings' | 'send' | 'book'>;
  readonly flow: Extract<Flow, { at: 'details' | 'sending' }>;
  readonly configuration: Configuration;
  readonly smsOptIn: boolean | undefined;
  readonly today: Day;
  readonly onWarning: (message: string) => void;
}

/** The chosen time, and the form that the configuration asks for. */
export function DetailsScreen({
  model: { settings, send, book },
  flow,
  configuration,
  smsOptIn,
  today,
  onWarning,
}: DetailsScreenProps) {
  const { widget } = useMessages();
  const format = useFormat();
  const plan = useMemo(
    () => planForm(configuration, { fields: settings.fields, smsOptIn }),
    [configuration, settings.fields, smsOptIn],
  );
  const { slot, answers } = flow;
  const notice = flow.at === 'details' ? flow.notice : null;
  const time = format.time(slot);

  useEffect(() => {
    for (const warning of plan.warnings) onWarning(warning);
  }, [plan, onWarning]);

  const announce = useAnnounce();
  const sending = flow.at === 'sending';
  useEffect(() => {
    if (sending) announce(widget.sending);
  }, [sending, announce, widget.sending]);

  const submit = (typed: Answers): void =>
    book(
      typed,
      bookingRequest(slot, typed, { shown: plan.keys, location: settings.location, community: settings.community }),
    );

  return (
    <div className="tour-details">
      <ScreenHeading hidden quiet={notice !== null}>
        {widget.detailsHeading}
      </ScreenHeading>
      <div className="tour-chosen">
        <div>
          <strong>{`${format.dayLong(dayOf(slot))}, ${time}`}</strong>
          <span>{[settings.location, widget.minutes(settings.duration)].filter(Boolean).join(' · ')}</span>
        </div>
        <Button
          kind="link"
          aria-label={widget.changeLabel}
          aria-disabled={flow.at === 'sending'}
          onClick={() => send({ type: 'change' })}
        >
          {widget.change}
        </Button>
      </div>
      {flow.doubt === null ? null : <DoubtNotice slot={flow.doubt} contact={settings.contact} />}
      <NotBooked notice={notice} settings={settings} />
      <DetailsForm
        plan={plan}
        answers={answers}
        {...(notice?.kind === 'rejected' ? { rejected: rejectionOf(notice.errors) } : {})}
        refusalContact={<ContactLinks contact={settings.contact} />}
        busy={flow.at === 'sending'}
        today={today}
        submitLabel={flow.at === 'sending' ? widget.sending : widget.submit(`${format.dayShort(dayOf(slot))}, ${time}`)}
        onChange={(typed) => send({ type: 'answer', answers: typed })}
        onSubmit={submit}
      />
      {settings.privacyUrl ? (
        <p className="tour-privacy">
          <a href={settings.privacyUrl} target="_blank" rel="noopener noreferrer">
            {widget.privacy}
          </a>
        </p>
      ) : null}
    </div>
  );
}

/** Says that, and why, the tour is certainly not booked. */
function NotBooked({
  notice,
  settings,
}: {
  readonly notice: FlowNotice | null;
  readonly settings: TourModel['settings'];
}) {
  const { widget } = useMessages();
  const ref = useRef<HTMLDivElement>(null);
  const why = notice?.kind === 'not-booked' ? notice.why : null;
  useFocusOn(ref, notice?.kind === 'not-booked' ? notice.attempt : null);
  if (why === null) return null;
  return (
    <Notice ref={ref} tone="danger">
      <p>{widget.notBooked[why]}</p>
      <ContactLinks contact={settings.contact} />
    </Notice>
  );
}
