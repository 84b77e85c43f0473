import { noAnswers } from '../../booking/answers.ts';
import type { Flow } from '../../booking/flow.ts';
import { isBeingSent } from '../../booking/flow.ts';
import { flowOfNews, newsOf, newsText, readNews, refusedBy } from '../../booking/otherTab.ts';
import { flowFrom } from '../../booking/tourRecord.ts';
import type { LocalDateTime } from '../../time/values.ts';
import type { BookingSettings } from '../bookingSettings.ts';
import type { Environment, TabLine } from '../environment.ts';
import type { RememberedTour } from '../rememberedTour.ts';
import { tourKey } from '../tourKey.ts';

/** Asks the other tabs of the site for the visitor's tour when this one comes into view, and answers when they ask. */
export interface OtherTabs {
  readonly start: () => void;
  readonly stop: () => void;
  /** Called after each step of the flow. */
  readonly changed: () => void;
  /** Reads what another page of the site has kept since this one began. What this one knows is no news. */
  readonly readKept: () => void;
}

interface OtherTabsInput {
  readonly settings: () => BookingSettings;
  readonly environment: Environment;
  readonly tour: RememberedTour;
  readonly flow: () => Flow;
  /** Whether another widget of this page answers. */
  readonly isSilent?: () => boolean;
  /**
   * Called when the page is shown that the browser had prepared ahead or kept, before what is kept is read. `isForgotten`: the tour that was
   * kept here is not kept any more.
   */
  readonly onShown?: (isForgotten: boolean) => void;
  /** Called when a doubt of another page was read. */
  readonly onDoubt?: () => void;
  /** Gets the state to go on in, after news from another tab. */
  readonly onNews: (flow: Flow, refused: LocalDateTime | null | undefined) => void;
}

/** The question. Everything else that goes over the line is an answer. */
const ASK = 'ask';

/**
 * The other tabs, for the service and group of `settings`. Without `remember` no other tab is asked or told. A widget that was taken out of this
 * page while it was sending then tells those of this page.
 */
export function createOtherTabs(input: OtherTabsInput): OtherTabs {
  const { settings, environment, tour, flow, isSilent, onNews } = input;
  let line: TabLine | undefined;
  let stopListening: (() => void) | undefined;
  /** What this booking knew last, as text: hearing it again is no news. */
  let known: string | undefined;
  let hasBegun = false;
  /** Whether a tour was kept at the last step. Where storage is blocked, none ever is. */
  let wasKept = false;
  /** Another tab asked while something was being sent. It gets its answer when the outcome is known. */
  let isOwed = false;
  /** The booking is not shown any more. The line stays until the outcome of what is being sent is known. */
  let isLeaving = false;
  /** The flow of the step before, and the last change here that was not made. */
  let before: Flow | undefined;
  let refused: LocalDateTime | null | undefined;
  /** The tours that were canceled here, as text by their number. */
  const canceled = new Map<number, string>();

  const whose = () => {
    const { scope, storedAs } = settings();
    return scope ? { group: scope.groupId, service: storedAs } : undefined;
  };
  const answer = (): void => {
    isOwed = isBeingSent(flow());
    if (isOwed || isSilent?.() || (settings().remember === 'off' && !isLeaving)) return;
    const scope = whose();
    const record = tour.kept();
    // A doubt is told by the widget that has it: another one of the page may still wait for the outcome.
    const isOwn = scope !== undefined && newsOf(flow(), scope) !== undefined;
    if (record?.at === 'booked' || (record && isOwn)) line?.send(newsText({ record, told: undefined, refused }));
    for (const text of canceled.values()) line?.send(text);
  };
  const hear = (message: unknown): void => {
    const scope = whose();
    if (message === ASK) answer();
    const news = scope && readNews(message, scope);
    if (!news || message === known || tour.isOver(news.record)) return;
    const { id } = news.record;
    const { managed } = settings();
    if ((id !== undefined && canceled.has(id)) || (managed && managed.id !== id)) return;
    if (news.told !== undefined && id !== undefined) tour.forget(id);
    onNews(flowOfNews(news), news.refused);
  };
  const readKept = (): void => {
    const record = tour.kept();
    if (!record || record.at === 'details' || isBeingSent(flow())) return;
    if (newsText({ record, told: undefined }) !== known) onNews(flowFrom(record, noAnswers), undefined);
  };
  const readShown = (): void => {
    input.onShown?.(wasKept && flow().at === 'booked' && tour.kept() === undefined);
    const wasUnsure = flow().at === 'unsure';
    readKept();
    if (!wasUnsure && flow().at === 'unsure') input.onDoubt?.();
  };
  const ask = (): void => {
    if (!environment.isVisible()) return;
    line?.send(ASK);
    // Of a doubt, another widget of the page may still wait for the outcome.
    if (tour.kept()?.at === 'booked') readKept();
  };
  const changed = (): void => {
    const scope = whose();
    const now = flow();
    const news = scope && newsOf(now, scope);
    if (before && isBeingSent(before)) refused = refusedBy(before, news);
    before = now;
    if (news) known = newsText(news);
    wasKept = tour.kept()?.at === 'booked';
    if (now.at === 'canceled' && now.tour.id !== undefined && known) canceled.set(now.tour.id, known);
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
      changed();
      // What is kept at the first start is no news: the booking began with it, or the visitor wants another one.
      const kept = hasBegun ? undefined : tour.kept();
      if (kept) known ??= newsText({ record: kept, told: undefined });
      hasBegun = true;
      const open = settings().remember === 'off' ? environment.openPageLine : environment.openTabLine;
      line ??= open(tourKey(scope.group, scope.service), hear);
      const listeners = [environment.onReturn(ask), environment.onShown(readShown)];
      stopListening = () => {
        for (const stop of listeners) stop();
      };
      ask();
    },
    stop() {
      stopListening?.();
      stopListening = undefined;
      isLeaving = true;
      if (!isBeingSent(flow())) close();
    },
    changed,
    readKept,
  };
}
