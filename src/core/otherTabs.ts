import type { Flow } from '../booking/flow.ts';
import { isBeingSent } from '../booking/flow.ts';
import { flowOfNews, newsOf, newsText, readNews, refusedBy } from '../booking/otherTab.ts';
import type { LocalDateTime } from '../time/values.ts';
import type { BookingSettings } from './bookingSettings.ts';
import type { Environment, TabLine } from './environment.ts';
import type { RememberedTour } from './rememberedTour.ts';
import { tourKey } from './tourKey.ts';

/** Asks the other tabs of the site for the visitor's tour when this one comes into view, and answers when they ask. */
export interface OtherTabs {
  readonly start: () => void;
  readonly stop: () => void;
  /** Called after each step of the flow. */
  readonly note: () => void;
}

interface OtherTabsInput {
  readonly settings: () => BookingSettings;
  readonly environment: Environment;
  readonly tour: RememberedTour;
  readonly flow: () => Flow;
  /** Whether another widget of this page answers. */
  readonly isSilent?: () => boolean;
  /** Gets the state to go on in, after news from another tab. */
  readonly onNews: (flow: Flow, refused: LocalDateTime | null | undefined) => void;
}

/** The question. Everything else that goes over the line is an answer. */
const ASK = 'ask';

/** The other tabs, for the service and group of `settings`. Without `remember` nothing is asked or told. */
export function createOtherTabs({ settings, environment, tour, flow, isSilent, onNews }: OtherTabsInput): OtherTabs {
  let line: TabLine | undefined;
  let stopListening: (() => void) | undefined;
  /** What this booking knew last, as text: hearing it again is no news. */
  let known: string | undefined;
  /** Another tab asked while something was being sent. It gets its answer when the outcome is known. */
  let isOwed = false;
  /** The booking is not shown any more. The line stays until the outcome of what is being sent is known. */
  let isLeaving = false;
  /** The flow of the step before, and the last change here that was not made. */
  let before: Flow | undefined;
  let refused: LocalDateTime | null | undefined;
  /** The tours that were cancelled here, as text by their number. */
  const cancelled = new Map<number, string>();

  const whose = () => {
    const { remember, scope, storedAs } = settings();
    return remember !== 'off' && scope ? { group: scope.groupId, service: storedAs } : undefined;
  };
  const answer = (): void => {
    isOwed = isBeingSent(flow());
    if (isOwed || isSilent?.()) return;
    const scope = whose();
    const record = tour.kept();
    // A doubt is told by the widget that has it: another one of the page may still wait for the outcome.
    const isOwn = scope !== undefined && newsOf(flow(), scope) !== undefined;
    if (record?.at === 'booked' || (record && isOwn)) line?.send(newsText({ record, told: undefined, refused }));
    for (const text of cancelled.values()) line?.send(text);
  };
  const hear = (message: unknown): void => {
    const scope = whose();
    if (message === ASK) answer();
    const news = scope && readNews(message, scope);
    if (!news || message === known || tour.isOver(news.record)) return;
    const { id } = news.record;
    const { managed } = settings();
    if ((id !== undefined && cancelled.has(id)) || (managed && managed.id !== id)) return;
    if (news.told !== undefined && id !== undefined) tour.forget(id);
    onNews(flowOfNews(news), news.refused);
  };
  const ask = (): void => {
    if (environment.isVisible()) line?.send(ASK);
  };
  const note = (): void => {
    const scope = whose();
    const now = flow();
    const news = scope && newsOf(now, scope);
    if (before && isBeingSent(before)) refused = refusedBy(before, news);
    before = now;
    if (news) known = newsText(news);
    if (now.at === 'cancelled' && now.tour.id !== undefined && known) cancelled.set(now.tour.id, known);
    if (isOwed) answer();
    if (isLeaving && !isBeingSent(now)) close();
  };
  const close = (): void => {
    line?.close();
    line = undefined;
  };

  return {
    start() {
      const scope = whose();
      if (stopListening || !scope) return;
      isLeaving = false;
      note();
      line ??= environment.openTabLine(tourKey(scope.group, scope.service), hear);
      stopListening = environment.onReturn(ask);
      ask();
    },
    stop() {
      stopListening?.();
      stopListening = undefined;
      isLeaving = true;
      if (!isBeingSent(flow())) close();
    },
    note,
  };
}
