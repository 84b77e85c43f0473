import { useEffect, useState } from 'react';
import { DayPicker } from 'react-day-picker';
import { createRoot } from 'react-dom/client';
import { useForm } from 'react-hook-form';
import 'react-day-picker/style.css';

/**
 * A booking page as a site's own developer would build it with two good libraries: a calendar, the free times of a day, a form. It
 * leaves out what the widget has beyond that: retries, a second zone, other fields, announcements, words for each failure.
 */
const { api = '', group = '', time: asked = '' } = document.documentElement.dataset;
const times = `${api}/api/v2/appointments/group/${group}/times`;

interface Times {
  readonly available_times: readonly string[];
}
interface Settings {
  readonly data: { readonly field_config: Readonly<Record<string, number>> };
}
interface Answers {
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly phone_1: string;
  readonly notes: string;
}

async function ask<Reply>(url: string): Promise<Reply> {
  const reply = await fetch(url);
  return reply.json();
}
const slotsOf = async (time: string): Promise<readonly string[]> =>
  (await ask<Times>(`${times}?${new URLSearchParams({ time })}`)).available_times;

// These requests are sent before the first render, as early as a page of one script can send them.
const settings = ask<Settings>(`${api}/api/v2/group/${group}/verify-widget/?widget=lead_capture_appointment`);
const officeHours = ask<Times>(times);
const firstSlots = slotsOf(asked);

/** The value in `field_config` of a field that the form does not show. */
const HIDDEN = 10;
const clock = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });
const timeOf = (slot: string): string => clock.format(new Date(slot));
const two = (value: number): string => String(value).padStart(2, '0');
const textOf = (day: Date): string => `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;

const FIELDS = [
  ['first_name', 'First name', 'text'],
  ['last_name', 'Last name', 'text'],
  ['email', 'Email', 'email'],
  ['phone_1', 'Phone', 'tel'],
] as const;

function Details({ start, asksNotes }: { readonly start: string; readonly asksNotes: boolean }) {
  const { register, handleSubmit, formState } = useForm<Answers>();
  const [said, setSaid] = useState('');
  const book = async ({ notes, ...person }: Answers): Promise<void> => {
    const appointment = { start, location: '123 First St', broker_booked: false };
    const body = JSON.stringify({ appointment, client: { people: [person], ...(asksNotes ? { notes } : {}) } });
    const headers = { 'content-type': 'application/json' };
    const reply = await fetch(`${api}/api/v2/appointments/group/${group}/book`, { method: 'POST', headers, body });
    setSaid(reply.ok ? 'Your tour is booked.' : 'This did not work. Choose another time.');
  };
  return (
    <form onSubmit={handleSubmit(book)}>
      <h2>{timeOf(start)}</h2>
      {FIELDS.map(([name, label, type]) => (
        <p key={name}>
          <label>
            {label} <input type={type} {...register(name, { required: `${label} is required.` })} />
          </label>
          {formState.errors[name] && <span role="alert">{formState.errors[name].message}</span>}
        </p>
      ))}
      {asksNotes && (
        <p>
          <label>
            Notes <textarea {...register('notes')} />
          </label>
        </p>
      )}
      <button type="submit" disabled={formState.isSubmitting}>
        Book
      </button>
      <p role="status">{said}</p>
    </form>
  );
}

function Booking() {
  const [day, setDay] = useState<Date>(() => new Date(asked));
  const [slots, setSlots] = useState<readonly string[]>();
  const [opens, setOpens] = useState<string>();
  const [asksNotes, setAsksNotes] = useState(false);
  const [start, setStart] = useState<string>();
  useEffect(() => {
    void firstSlots.then(setSlots);
    void officeHours.then((reply) => setOpens(reply.available_times[0]));
    void settings.then((reply) => setAsksNotes(reply.data.field_config['client.notes'] !== HIDDEN));
  }, []);
  const pick = async (next: Date): Promise<void> => {
    setDay(next);
    setStart(undefined);
    setSlots(await slotsOf(`${textOf(next)}T09:00:00`));
  };
  return (
    <>
      <DayPicker mode="single" required selected={day} onSelect={pick} disabled={{ before: new Date(asked) }} />
      {opens !== undefined && <p>Our office opens at {timeOf(`${textOf(day)}T${opens}`)}.</p>}
      {slots === undefined && <p>Loading…</p>}
      <div>
        {slots?.map((slot) => (
          <button key={slot} type="button" onClick={() => setStart(slot)}>
            {timeOf(slot)}
          </button>
        ))}
      </div>
      {start !== undefined && <Details key={start} start={start} asksNotes={asksNotes} />}
    </>
  );
}

const place = document.querySelector('#root');
if (place) createRoot(place).render(<Booking />);
