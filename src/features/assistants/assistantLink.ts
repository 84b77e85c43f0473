import type { Home } from '../../api/homes.ts';
import { type Answers, fieldNamed, noAnswers } from '../../booking/answers.ts';
import { MOST_HOMES } from '../../booking/homes.ts';
import { controlOf } from '../../form/controls.ts';
import type { Settings } from '../../options/settings.ts';
import { parseLocalDateTime } from '../../time/values.ts';
import type { AssistedBooking } from './assistedBooking.ts';
import { answer } from './fillIn.ts';

/** A link of an assistant to a time: the time or `next`, ids of homes with commas between them, and answers in base64url. */
interface AssistantLink {
  readonly at: string;
  readonly homes: string;
  readonly answers: string;
}

/**
 * The link of an assistant that is on the page: `#tour-at=2026-12-05T10:15:00;homes=4711,4712;answers=eyJ…`.
 * @internal
 */
export function assistantInLink(hash: string): AssistantLink | undefined {
  const [, at, homes = '', answers = ''] =
    /^#tour-at=(next|[\dT:-]{19})(?:;homes=([\d,]{1,60}))?(?:;answers=([\w-]{1,8000}))?$/.exec(hash) ?? [];
  return at === undefined ? undefined : { at, homes, answers };
}

/** The kinds of questions that a link answers: what is typed or picked from a short list. It ticks nothing, and names nobody else. */
const TYPED: ReadonlySet<string> = new Set(['line', 'area', 'money', 'count', 'date', 'select']);
/** The longest answer, in characters. */
const LONGEST = 2_000;

/** The link by which the visitor came, until its booking has followed it. */
const links = new WeakMap<AssistedBooking, AssistantLink | undefined>();

/** Whether the visitor came to `booking` by a link. Takes the link out of the address, which answers must not stay in. */
export function takeAssistantLink(booking: AssistedBooking): boolean {
  const link = assistantInLink(location.hash);
  if (link && !links.has(booking)) {
    links.set(booking, link);
    history.replaceState(history.state, '', location.pathname + location.search);
  }
  return links.has(booking);
}

/**
 * Follows the link that `booking` has taken, once its days are there: fills in the form, takes the homes of the link, and goes to its time.
 * Books nothing. Returns the function that ends it.
 */
export function followAssistantLink(booking: AssistedBooking): () => void {
  const step = (): void => {
    const link = links.get(booking);
    const { availability, flow } = booking.getSnapshot();
    if (link === undefined || availability === null) return;
    links.set(booking, undefined);
    // A tour that is booked or in doubt comes first.
    if (flow.at !== 'day' && flow.at !== 'slot' && flow.at !== 'details') return;
    booking.noteAssistant('link');
    const settings = booking.getSettings();
    if (flow.at !== 'details') answer(booking.commands, flow, answersIn(link, settings));
    const homes = homesIn(link, settings);
    if (homes.length > 0) booking.commands.chooseHomes(homes);
    const time = parseLocalDateTime(link.at);
    if (time) booking.goTo(time);
  };
  const unsubscribe = booking.subscribe(step);
  step();
  return unsubscribe;
}

/** The answers of a link. The integrator's presets win. */
function answersIn({ answers }: AssistantLink, { prefill, fixed }: Settings): Partial<Answers> {
  const given = Object.entries(jsonIn(answers)).flatMap(([name, answer]) => {
    const key = fieldNamed(name);
    const isTyped = key && TYPED.has(controlOf(key).kind) && typeof noAnswers[key] === 'string';
    if (!isTyped || typeof answer !== 'string' || answer.length > LONGEST) return [];
    return prefill[key] || fixed[key] ? [] : [[key, answer] as const];
  });
  return Object.fromEntries(given);
}

/** The object that `text` holds in base64url. Empty where it holds none. */
function jsonIn(text: string): object {
  try {
    const bytes = Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), (char) => char.charCodeAt(0));
    const value: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

/** The homes of a link that the page offers. */
function homesIn({ homes }: AssistantLink, { homes: setting }: Settings): readonly Home[] {
  if (setting === undefined) return [];
  const ids = [...new Set(homes.split(',').map(Number))].filter((id) => Number.isSafeInteger(id) && id > 0);
  const { offered, searches } = setting;
  return ids
    .flatMap((id) => offered.find((home) => home.id === id && !home.isFloorplan) ?? (searches ? { id, label: '' } : []))
    .slice(0, MOST_HOMES);
}
