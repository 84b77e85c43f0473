import { type Answers, fieldNamed, noAnswers } from '../../booking/answers.ts';
import type { TimeLink } from '../../core/handedLink.ts';
import { controlOf } from '../../form/controls.ts';
import type { Settings } from '../../options/settings.ts';
import type { AssistedBooking } from './assistedBooking.ts';
import { answer } from './fillIn.ts';

/** The kinds of questions that a link answers: what is typed or picked from a short list. It ticks nothing, and names nobody else. */
const TYPED: ReadonlySet<string> = new Set(['line', 'area', 'money', 'count', 'date', 'select']);
/** The longest answer, in characters. */
const LONGEST = 2_000;

/**
 * Follows a link to a time: fills in the form and goes to the time. Books nothing. Returns the function that stops this.
 */
export function followAssistantLink(booking: AssistedBooking, link: TimeLink): () => void {
  const { flow } = booking.getSnapshot();
  booking.noteAssistant('link');
  // What the visitor has typed in an open form stays.
  if (flow.at !== 'details') answer(booking.commands, flow, answersIn(link, booking.getSettings()));
  if (link.time) booking.goTo(link.time);
  const { flow: led } = booking.getSnapshot();
  const isWaiting = (): boolean => {
    const { flow: now } = booking.getSnapshot();
    return (
      link.time !== undefined && now.at === 'slot' && led.at === 'slot' && now.day === led.day && now.notice === null
    );
  };
  const step = (): void => {
    if (!isWaiting()) link.end();
  };
  const unsubscribe = booking.subscribe(step);
  step();
  return unsubscribe;
}

/** The answers of a link. The integrator's presets win. */
function answersIn({ answers }: TimeLink, { prefill, fixed }: Settings): Partial<Answers> {
  const given = Object.entries(answers).flatMap(([name, answer]) => {
    const key = fieldNamed(name);
    const isTyped = key && TYPED.has(controlOf(key).kind) && typeof noAnswers[key] === 'string';
    if (!isTyped || typeof answer !== 'string' || answer.length > LONGEST) return [];
    return prefill[key] || fixed[key] ? [] : [[key, answer] as const];
  });
  return Object.fromEntries(given);
}
