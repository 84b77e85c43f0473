import type { Answers } from '../../booking/answers.ts';
import type { Flow } from '../../booking/flow.ts';
import { isBlank } from '../../booking/typedText.ts';
import { dayOf, type LocalDateTime } from '../../time/values.ts';
import type { WaitlistBooking } from './waitlistBooking.ts';
import type { EntryAnswers, WaitlistCalls, WaitlistEntry } from './waitlistCalls.ts';
import type { WaitlistNote } from './waitlistState.ts';

interface LinkInput {
  readonly booking: WaitlistBooking;
  readonly calls: WaitlistCalls;
  /** Gets the entry that the link names. */
  readonly onFound: (entry: WaitlistEntry) => void;
  /** Called where the entry is not on the list any more. */
  readonly onGone: () => void;
  readonly onNote: (note: WaitlistNote) => void;
  /** Called once, when nothing is left to do. Not when the caller ends it, and not while the entry can be read once more. */
  readonly onEnd: () => void;
}

/**
 * Follows the link of a message: fills in the form with the answers of the entry and opens it at the time `slot`, once the times of that day
 * are there and the time is free. An entry that cannot be read leaves the form empty. Books nothing. Ends when the visitor does something else,
 * and when the returned function is called.
 */
export function followLink(token: string, slot: LocalDateTime, input: LinkInput): () => void {
  const { booking, calls, onFound, onGone, onNote, onEnd } = input;
  const day = dayOf(slot);
  let found: 'entry' | 'gone' | 'not-read' | undefined;
  /** The flow that this link led to. Undefined until the days are there. */
  let led: Flow | undefined;
  let isLeading = false;
  let isStopped = false;
  let isOver = false;
  const stop = (): void => {
    isOver = true;
    unsubscribe();
  };
  const end = (note?: WaitlistNote): void => {
    stop();
    onEnd();
    if (note) onNote(note);
  };

  const arrive = (isFree: boolean): void => {
    if (isFree && found === 'not-read') stop();
    else end(isFree ? undefined : { kind: 'taken', slot });
    if (isFree) booking.commands.pickSlot(slot);
  };

  /** Takes the next step that can be taken now. */
  const step = (): void => {
    const { availability, flow, lead } = booking.getSnapshot();
    if (isOver || isLeading || availability === null) return;
    const hasMoved = !isOpen(flow) || lead?.at === 'sending' || (led && !isSameChoice(led, flow));
    if (hasMoved) {
      end();
      return;
    }
    if (led === undefined) {
      isLeading = true;
      booking.commands.pickDay(day);
      isLeading = false;
      led = booking.getSnapshot().flow;
    }
    if (found === undefined) return;
    const isReached = led.at === 'slot' && led.day === day;
    const { day: shown, times } = booking.getSnapshot().availability ?? availability;
    const isComing = shown !== day || times.kind === 'asking' || times.kind === 'failed' || times.refreshing;
    if (found === 'gone') end();
    else if (!isReached || !isComing) arrive(isReached && times.kind === 'times' && times.slots.includes(slot));
  };
  const find = async (): Promise<void> => {
    try {
      const entry = await calls.find(token);
      if (isStopped || (isOver && !isOpen(booking.getSnapshot().flow))) return;
      if (entry === undefined) {
        onGone();
        onNote({ kind: 'gone' });
      } else {
        fillIn(booking, entry.answers);
        onFound(entry);
      }
      found = entry ? 'entry' : 'gone';
    } catch {
      if (isStopped) return;
      found = 'not-read';
      onNote({ kind: 'not-read' });
    }
    step();
  };

  const unsubscribe = booking.subscribe(step);
  void find();
  step();
  return () => {
    isStopped = true;
    stop();
  };
}

/** Whether the visitor looks at days and times. */
const isOpen = ({ at }: Flow): boolean => at === 'day' || at === 'slot';

/** Whether two flows have the same choice of a day. Only the answers may differ. */
const isSameChoice = (one: Flow, other: Flow): boolean =>
  one.at === other.at && ('day' in one ? 'day' in other && one.day === other.day : true);

/** Opens the form of the booking with the answers of the entry. Presets of the integrator win, and what the visitor has typed. */
function fillIn({ commands, getSnapshot, getSettings }: WaitlistBooking, entry: EntryAnswers): void {
  const { flow } = getSnapshot();
  const { prefill, fixed } = getSettings();
  const keys = ['first_name', 'last_name', 'email'] as const;
  const known: Partial<Answers> = Object.fromEntries(
    keys.flatMap((key) => (prefill[key] || !isBlank(flow.answers[key]) ? [] : [[key, entry[key]]])),
  );
  if (isOpen(flow)) commands.answer({ ...flow.answers, ...known, ...fixed });
}
