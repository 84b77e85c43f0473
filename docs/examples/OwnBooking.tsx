import { type Answers, type PlannedField, type TourBookingModel, useTourBooking } from 'tour-booking';

export function OwnBooking() {
  const booking = useTourBooking({
    groupId: 101,
    api: 'https://leasing.example.com',
    timeZone: 'America/New_York',
    leads: false,
    // Fields for which this page has no control, or no words.
    fields: { broker_toggle: 'hidden', broker_company: 'hidden', other_people: 'hidden', sms_opted_in: 'hidden' },
  });
  const { snapshot, commands } = booking;
  const { flow } = snapshot;
  switch (snapshot.screen) {
    case 'pick':
      return <Times {...booking} />;
    case 'details':
      return <Details {...booking} />;
    case 'unsure':
      return <p role="alert">The reply was lost: your tour may have been booked. Call us, or <button type="button" onClick={commands.bookAgain}>book again</button>.</p>;
    case 'booked':
    case 'confirmation':
      return <h2>Booked: {'slot' in flow ? flow.slot.replace('T', ', ') : null}</h2>;
    case 'skeleton':
      return <p>One moment…</p>;
    case 'unreachable':
      return <button type="button" onClick={commands.retry}>Try again</button>;
    default:
      return <p>Please call us to book a tour.</p>;
  }
}

function Times({ snapshot: { availability, flow }, commands }: TourBookingModel) {
  if (!availability) return null;
  const { states, day, times } = availability;
  const days = Object.entries(states).filter(([, state]) => state === 'open' || state === 'unknown');
  return (
    <>
      {flow.at === 'slot' && flow.notice ? <p role="alert">{flow.notice.slot.slice(11, 16)} is taken. Your answers are kept.</p> : null}
      {days.map(([each]) => (
        <button key={each} type="button" aria-pressed={each === day} onClick={() => commands.pickDay(each)}>
          {each}
        </button>
      ))}
      {times.kind === 'times' ? times.slots.map((slot) => (
        <button key={slot} type="button" onClick={() => commands.pickSlot(slot)}>
          {slot.slice(11, 16)}
        </button>
      )) : null}
      {times.kind === 'none' ? <button type="button" onClick={commands.findNextFreeDay}>Find a free day</button> : null}
      {times.kind === 'failed' ? <button type="button" onClick={commands.retry}>Try again</button> : null}
    </>
  );
}

function Details({ snapshot: { flow, plan }, commands }: TourBookingModel) {
  if ((flow.at !== 'details' && flow.at !== 'sending') || plan === null) return null;
  const notice = flow.at === 'details' ? flow.notice : null;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        commands.submit(flow.answers);
      }}
    >
      <h2>{flow.slot.slice(11, 16)}</h2>
      <button type="button" onClick={commands.backToTimes}>Another time</button>
      {notice?.kind === 'rejected' ? notice.errors.map(({ path, message }) => <p key={path} role="alert">{path}: {message}</p>) : null}
      {notice?.kind === 'not-booked' ? <p role="alert">Not booked. Please try again.</p> : null}
      {notice?.kind === 'asks-first' ? <p role="alert">You may already have a tour. Press “Book” again to book this one too.</p> : null}
      {plan.fields.map((field) => (
        <label key={field.key}>
          {field.label ?? field.key.replaceAll('_', ' ')}
          <Control field={field} answer={flow.answers[field.key]} onAnswer={(answer) => commands.answer({ ...flow.answers, [field.key]: answer })} />
        </label>
      ))}
      <button type="submit" disabled={flow.at === 'sending'}>Book</button>
    </form>
  );
}

// The booking leaves out text that is not a day or an amount.
const inputs: { readonly [Key in keyof Answers]?: { readonly type?: string; readonly pattern?: string } } = {
  move_in_date: { type: 'date' },
  price_floor: { pattern: '[0-9]+' },
  price_ceiling: { pattern: '[0-9]+' },
};

interface ControlProps {
  readonly field: PlannedField;
  readonly answer: Answers[keyof Answers];
  readonly onAnswer: (answer: string | boolean | readonly string[]) => void;
}

function Control({ field: { key, required, choices }, answer, onAnswer }: ControlProps) {
  if (typeof answer === 'boolean') return <input type="checkbox" checked={answer} onChange={(event) => onAnswer(event.target.checked)} />;
  if (choices.length === 0) return <input {...inputs[key]} value={String(answer)} required={required} onChange={(event) => onAnswer(event.target.value)} />;
  const options = choices.map(({ value, label }) => <option key={value} value={value}>{label ?? value}</option>);
  if (typeof answer === 'string')
    return <select value={answer} required={required} onChange={(event) => onAnswer(event.target.value)}><option value="" />{options}</select>;
  const pick = (select: HTMLSelectElement) => onAnswer(Array.from(select.selectedOptions, ({ value }) => value));
  return <select multiple value={answer.map(String)} required={required} onChange={(event) => pick(event.target)}>{options}</select>;
}
