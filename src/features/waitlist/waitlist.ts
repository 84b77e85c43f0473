import type { Answers } from '../../booking/answers.ts';
import { isBeingSent, isCertain } from '../../booking/flow.ts';
import { publicAddress } from '../../booking/publicAddress.ts';
import { tidyEmail, tidyLine } from '../../booking/typedText.ts';
import type { WaitlistLink } from '../../core/handedLink.ts';
import { createKiosk } from '../../core/parts/kiosk.ts';
import { createWrites, type Write } from '../../core/writes.ts';
import { dayParts } from '../../time/dayPart.ts';
import type { DayRange } from '../../time/dayRange.ts';
import { followLink } from './followLink.ts';
import type { WaitlistBooking } from './waitlistBooking.ts';
import {
  createWaitlistCalls,
  daysOf,
  type JoinOutcome,
  type JoinRequest,
  type WaitlistCalls,
} from './waitlistCalls.ts';
import { shownTimes } from './waitlistDays.ts';
import {
  type KeptWaitlist,
  keepWaitlist,
  readWaitlist,
  type WaitlistDoubt,
  type WaitlistRecord,
} from './waitlistRecord.ts';
import {
  type NotDone,
  nextView,
  TIMES,
  type Waitlist,
  type WaitlistEvent,
  type WaitlistState,
  type WaitlistView,
} from './waitlistState.ts';

const NOTHING = { record: undefined, doubt: undefined, which: undefined, parts: [], email: undefined } as const;
const START: WaitlistState = { ...NOTHING, view: TIMES, note: null, visits: 0 };

/** After a reload nobody could tell. */
const UNSURE: NotDone = { why: 'unsure', attempt: 0 };

/** A join that is on its way. `before`: the doubt about an earlier one. */
interface Joining {
  readonly attempt: number;
  readonly request: JoinRequest;
  readonly doubt: Exclude<WaitlistDoubt, 'leave'>;
  readonly before: WaitlistDoubt | undefined;
  readonly restarts: number;
}

/**
 * The waitlist of one widget, beside its booking and without React. The answers that the visitor types are those of the booking, so each
 * is typed once and erased with the booking. Each attempt is sent once, after a press.
 */
export function createWaitlist(booking: WaitlistBooking, given?: WaitlistCalls): Waitlist {
  let state = START;
  let restarts = booking.getRestarts();
  let wasBooked = false;
  /** The last join whose outcome is not known. The same content is the same request, also when the button is pressed later. */
  let last: { readonly content: string; readonly request: JoinRequest } | undefined;
  /** The link by which the visitor came, until it is done or refused, and what stops following it. */
  let link: WaitlistLink | undefined;
  let stopFollowing = (): void => undefined;
  const listeners = new Set<() => void>();
  const settings = () => booking.getSettings();
  const place = () => booking.getEnvironment();
  const calls = (): WaitlistCalls | undefined => {
    const { waitlist } = settings();
    return given ?? (waitlist && createWaitlistCalls(waitlist));
  };
  // What fails is said on the screen, and at the edge.
  const writes = createWrites(settings, { isOnline: () => place().isOnline() }, () => undefined);

  const set = (changes: Partial<WaitlistState>): void => {
    const isOther = changes.view !== undefined && changes.view.at !== state.view.at;
    state = { ...state, ...changes, visits: state.visits + (isOther ? 1 : 0) };
    for (const listener of [...listeners]) listener();
    kiosk.note();
  };
  /** Changes what is kept, and shows it. */
  const keep = (changes: Partial<KeptWaitlist>): void => {
    keepWaitlist(settings(), place(), { ...state, ...changes });
    set(changes);
  };
  const move = (event: WaitlistEvent): boolean => {
    const view = nextView(state.view, event);
    const hasMoved = view !== state.view;
    if (hasMoved) set({ view });
    return hasMoved;
  };
  const isSending = (): boolean => 'sending' in state.view && state.view.sending;

  const kiosk = createKiosk({
    settings,
    environment: { setTimer: (run, ms) => place().setTimer(run, ms), onTouch: (run) => place().onTouch(run) },
    isFinished() {
      const { flow, lead } = booking.getSnapshot();
      return (
        !isSending() && state.record !== undefined && !isBeingSent(flow) && isCertain(flow) && lead?.at !== 'sending'
      );
    },
    onReset() {
      if (booking.reset()) set({ ...NOTHING, view: TIMES, note: null });
    },
  });

  /** Follows the booking: a tour or another visitor ends the waitlist, and the form and the entry give way to other screens. */
  const onBooking = (): void => {
    const { flow } = booking.getSnapshot();
    const isOther = booking.getRestarts() !== restarts;
    if (isOther) {
      restarts = booking.getRestarts();
      last = undefined;
      set({ ...NOTHING, note: null });
      hide();
    }
    const isBooked = flow.at === 'booked';
    if (isBooked && !wasBooked) {
      keep({ which: undefined, parts: [] });
      // The edge takes the visitor off the list by itself.
      void check();
    }
    wasBooked = isBooked;
    // The form may be open for the time of an entry that could not be read.
    const isToStay = state.note?.kind === 'not-read' && flow.at === 'details';
    if (flow.at !== 'day' && flow.at !== 'slot' && !isToStay) {
      if (!isOfLink(state.view)) endLink();
      hide();
    }
    const { record, doubt, which, parts } = state;
    const kept = readWaitlist(settings(), place());
    if (JSON.stringify(kept) !== JSON.stringify({ record, doubt, which, parts })) set(kept);
    if (isOther) void check();
    if (state.record === undefined && state.view.at === 'entry' && !isSending()) hide();
  };
  const hide = (): void => {
    if (state.note) set({ note: null });
    if (!isOfLink(state.view)) move({ type: 'close' });
  };

  /** Goes to the time of the link, with the answers of its entry. */
  const followTime = (): void => {
    const asked = calls();
    if (link?.start === undefined || asked === undefined) return;
    const { token, start } = link;
    if (booking.getSnapshot().flow.at === 'details') booking.commands.backToTimes();
    stopFollowing();
    stopFollowing = followLink(token, start, {
      booking,
      calls: asked,
      onFound({ record, answers }) {
        set({ email: answers.email });
        keep({ record });
      },
      onGone: () => forget(token),
      onNote: (note) => set({ note }),
      onEnd: endLink,
    });
  };
  const endLink = (): void => {
    const ended = link;
    link = undefined;
    ended?.end();
  };

  /** The visitor is on the list, or is asked to confirm that. */
  const hold = (record: WaitlistRecord, email?: string): void => {
    set({ email });
    keep({ record, doubt: undefined });
  };
  /** The entry of `token` is not on the list any more. */
  const forget = (token: string): void => {
    if (state.record?.token === token) keep({ record: undefined, doubt: undefined });
  };

  /** Asks about what the tab keeps: another tab, a message or the edge may have changed it. `isFirst`: the page was loaded since. */
  const check = async (isFirst = false): Promise<void> => {
    const { doubt, record } = state;
    if (doubt && doubt !== 'leave') await checkJoin(doubt, isFirst);
    else if (record) await checkEntry(record.token, isFirst && doubt === 'leave');
  };
  /** `own`: the attempt of this page whose reply was lost. Its form waits. */
  const checkJoin = async ({ key, began }: Joining['doubt'], isFirst: boolean, own?: number): Promise<void> => {
    const visit = restarts;
    const told = await answered(() => calls()?.findJoin(key, began));
    const isOpen = typeof state.doubt === 'object' && state.doubt.key === key && !isSending();
    if (restarts !== visit || (own === undefined && !isOpen)) return;
    if (told?.kind === 'done') {
      hold(told.outcome, last?.request.email);
      move({ type: 'joined' });
      return;
    }
    const why = told?.kind === 'not-done' ? told.kind : 'unsure';
    if (why === 'not-done') keep({ doubt: undefined });
    if (isFirst) move({ type: 'open' });
    const { view } = state;
    const saysOther = view.at === 'form' && view.notice && 'why' in view.notice && view.notice.why !== why;
    if (own !== undefined || isFirst || saysOther) move({ type: 'notDone', notice: { why, attempt: own ?? 0 } });
  };
  /** `wasLeaving`: the reply to leaving was lost, or the page was loaded anew meanwhile. */
  const checkEntry = async (token: string, wasLeaving: boolean): Promise<void> => {
    const found = await answered(() =>
      calls()
        ?.find(token)
        .then((entry) => ({ entry })),
    );
    if (isSending()) return;
    if (found && !found.entry) {
      forget(token);
      if (wasLeaving) move({ type: 'left' });
      else if (state.view.at === 'entry') hide();
    } else if (state.record?.token !== token) return;
    // An answer from before the address was confirmed may come after it.
    else if (found?.entry?.record.asked && !state.record.asked) return;
    else if (found?.entry) hold(found.entry.record, found.entry.answers.email);
    else if (wasLeaving && move({ type: 'show' })) {
      move({ type: 'ask', asks: true });
      move({ type: 'notDone', notice: UNSURE });
    }
  };

  const requestOf = (answers: Answers, days: DayRange, language: string): JoinRequest | undefined => {
    const { scope } = settings();
    const page = publicAddress(location.href);
    if (scope === undefined || page === undefined) return undefined;
    return {
      group_id: scope.groupId,
      first_name: tidyLine(answers.first_name),
      last_name: tidyLine(answers.last_name),
      email: tidyEmail(answers.email),
      language,
      days: daysOf(days),
      parts: state.parts.length > 0 ? state.parts : dayParts,
      page,
      shown: shownTimes(booking.getSnapshot().availability, days),
    };
  };
  const join = (made: JoinRequest, content: string): Write<Joining, JoinOutcome | NotDone> => ({
    begin(attempt) {
      const before = state.doubt;
      if (state.view.at !== 'form' || !move({ type: 'send' })) return undefined;
      // The key of an attempt in doubt stays, so the edge adds one entry for both.
      const doubt = before && before !== 'leave' ? before : { key: place().randomId(), began: place().now() };
      const { request } = last?.content === content ? last : { request: made };
      last = { content, request };
      keep({ doubt });
      return { attempt, request, doubt, before, restarts };
    },
    call: ({ request, doubt }) => calls()?.join(request, doubt.key),
    failed: ({ attempt }, why) => ({ why, attempt }),
    end(reply, { attempt, before, request, restarts: began }) {
      // Another visitor, or another group.
      if (booking.getRestarts() !== began) return;
      if (!('why' in reply) || reply.why !== 'unsure') last = undefined;
      if ('why' in reply) {
        // The form waits until the edge was asked: it may give the key up.
        if (reply.why === 'unsure') return;
        keep({ doubt: reply.why === 'refused' ? undefined : before });
        move({ type: 'notDone', notice: reply });
      } else if (reply.kind === 'rejected') {
        keep({ doubt: before });
        move({ type: 'rejected', notice: { kind: 'rejected', errors: reply.errors, attempt } });
      } else {
        hold(reply.record, request.email);
        move({ type: 'joined' });
      }
    },
    doubt: ({ doubt, attempt, restarts: began }) =>
      booking.getRestarts() === began ? checkJoin(doubt, false, attempt) : Promise.resolve(),
  });
  const confirm: Write<{ readonly attempt: number; readonly token: string }, WaitlistRecord | NotDone | undefined> = {
    begin(attempt) {
      const { view } = state;
      return view.at === 'confirm' && move({ type: 'send' }) ? { attempt, token: view.token } : undefined;
    },
    call: ({ token }, { groupId }) => calls()?.confirm(token, groupId),
    failed: ({ attempt }, why) => ({ why, attempt }),
    end(reply, { token }) {
      // Another press is safe.
      if (reply && 'why' in reply) return void move({ type: 'notDone', notice: reply });
      if (link?.token === token) endLink();
      if (reply) hold(reply);
      move({ type: reply ? 'confirmed' : 'expired' });
      // The reply does not say for which address.
      if (reply) void checkEntry(reply.token, false);
    },
  };
  /** `isForOther`: the visitor joins again, with another address. */
  const leave = (
    isForOther = false,
  ): Write<{ readonly attempt: number; readonly token: string }, NotDone | undefined> => ({
    begin(attempt) {
      const { view, record } = state;
      const token = view.at === 'leave' ? view.token : view.at === 'entry' ? record?.token : undefined;
      if (token === undefined || !move({ type: 'send' })) return undefined;
      if (record?.token === token) keep({ doubt: 'leave' });
      return { attempt, token };
    },
    call: ({ token }) =>
      calls()
        ?.leave(token)
        .then(() => undefined),
    failed: ({ attempt }, why) => ({ why, attempt }),
    doubt: ({ token }) => checkEntry(token, true),
    end(notDone, { token }) {
      if (notDone && notDone.why !== 'unsure' && state.doubt === 'leave') keep({ doubt: undefined });
      const { record } = state;
      if (!notDone) {
        forget(token);
        if (link?.token === token) endLink();
      }
      if (notDone) return void move({ type: 'notDone', notice: notDone });
      if (isForOther && record) keep({ which: record.days });
      move({ type: isForOther ? 'open' : 'left' });
    },
  });

  return {
    booking,
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start() {
      wasBooked = booking.getSnapshot().flow.at === 'booked';
      set(readWaitlist(settings(), place()));
      const listening = [
        booking.subscribe(onBooking),
        place().onReturn(() => {
          if (place().isVisible()) void check();
        }),
      ];
      void check(true);
      return () => {
        for (const stop of listening) stop();
        kiosk.stop();
      };
    },
    follow(given) {
      link = given;
      set({ note: null });
      const { kind, token } = given;
      if (kind === 'waitlist') followTime();
      else move({ type: kind === 'leave' ? 'leaveByLink' : 'confirmByLink', token });
      return () => {
        stopFollowing();
        link = undefined;
      };
    },
    readAgain() {
      set({ note: null });
      followTime();
    },
    open() {
      set({ note: null });
      move({ type: 'open' });
    },
    answer({ first_name, last_name, email }) {
      booking.commands.answer({ ...booking.getSnapshot().flow.answers, first_name, last_name, email });
    },
    choose: keep,
    async join(answers, days, language) {
      const made = requestOf(answers, days, language);
      // What the screen shows may have changed between two presses.
      if (made) await writes.send(join(made, JSON.stringify({ ...made, shown: undefined })));
    },
    confirm: () => writes.send(confirm),
    show() {
      set({ note: null });
      move({ type: 'show' });
    },
    askLeave: (asks) => void move({ type: 'ask', asks }),
    leave: () => writes.send(leave()),
    changeAddress: () => writes.send(leave(true)),
    back() {
      // From a form the visitor goes back to where it was opened. The entry leads to the times.
      if (state.view.at !== 'form' && booking.getSnapshot().lead) booking.commands.backToTimes();
      if (state.view.at === 'leave' || state.view.at === 'confirm') endLink();
      move({ type: 'close' });
    },
    pick(slot) {
      booking.commands.pickSlot(slot);
    },
  };
}

/** Whether the visitor came to `view` by a link. It is about no booking. */
const isOfLink = ({ at }: WaitlistView): boolean => ['leave', 'left', 'confirm', 'expired'].includes(at);

/** The answer of a question; undefined where there is none. */
async function answered<Answer>(ask: () => Promise<Answer> | undefined): Promise<Answer | undefined> {
  try {
    return await ask();
  } catch {
    return undefined;
  }
}
