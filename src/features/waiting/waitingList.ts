import type { Answers } from '../../booking/answers.ts';
import { CONSENT, type ConsentWords } from '../../booking/consent.ts';
import { isBeingSent, isCertain } from '../../booking/flow.ts';
import { afterFailedWrite } from '../../booking/replies.ts';
import { isBlank, tidyEmail, tidyPhone } from '../../booking/typedText.ts';
import { createKiosk } from '../../core/kiosk.ts';
import { dayParts } from '../../time/dayPart.ts';
import type { DayRange } from '../../time/dayRange.ts';
import type { LocalDateTime } from '../../time/values.ts';
import { utcText } from '../../time/zone.ts';
import { followLink } from './followLink.ts';
import type { WaitingBooking } from './waitingBooking.ts';
import { createWaitingCalls, daysOf, type JoinRequest, type WaitingCalls } from './waitingCalls.ts';
import { forgetWaiting } from './waitingKey.ts';
import { type WaitingLink, waitingInLink } from './waitingLink.ts';
import { keepWaitingRecord, readWaitingRecord, type WaitingRecord } from './waitingRecord.ts';
import type { WaitingState, WaitingView } from './waitingState.ts';

/**
 * The waiting list of one widget, beside its booking and without React. The answers that the visitor types are those of the booking, so each
 * is typed once and erased with the booking. Each attempt is sent once, after a press.
 */

export interface WaitingList {
  readonly booking: WaitingBooking;
  /** The same object until something changes. */
  readonly getState: () => WaitingState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Begins: takes the link of the page and listens to the booking. Returns a function that ends this. */
  readonly start: () => () => void;
  /** Opens the form. */
  readonly open: () => void;
  /** Keeps what the visitor types. */
  readonly answer: (answers: Answers) => void;
  readonly choose: (choice: Partial<Pick<WaitingState, 'which' | 'parts'>>) => void;
  /** Puts the visitor on the list. `consentWords`: the words of the consent to text messages; undefined where the form does not ask for it. */
  readonly join: (
    answers: Answers,
    days: DayRange,
    consentWords: ConsentWords | undefined,
    language: string,
  ) => Promise<void>;
  /** Shows the visitor's entry. */
  readonly show: () => void;
  /** Asks whether to leave the list, or no longer. */
  readonly askLeave: (asks: boolean) => void;
  readonly leave: () => Promise<void>;
  /** Goes back to the screens of the booking. */
  readonly back: () => void;
  /** The nearest time to one that is taken. */
  readonly pick: (slot: LocalDateTime) => void;
}

const START: WaitingState = {
  view: { at: 'times' },
  note: null,
  record: undefined,
  which: undefined,
  parts: [],
  visits: 0,
};
const TIMES = START.view;

export function createWaitingList(booking: WaitingBooking, given?: WaitingCalls): WaitingList {
  let state = START;
  let count = 0;
  let restarts = booking.getRestarts();
  /** The last attempt whose outcome is not known. The same content is the same request, also when the button is pressed later. */
  let lost: { readonly content: string; readonly request: JoinRequest; readonly key: string } | undefined;
  /** The link by which the visitor came, until its end is reached. */
  let link: WaitingLink | undefined;
  const listeners = new Set<() => void>();
  const settings = () => booking.getSettings();
  const place = () => booking.getEnvironment();
  const calls = (): WaitingCalls | undefined => {
    const { waiting } = settings();
    return given ?? (waiting && createWaitingCalls(waiting));
  };

  const set = (changes: Partial<WaitingState>): void => {
    const isOther = changes.view !== undefined && changes.view.at !== state.view.at;
    state = { ...state, ...changes, visits: state.visits + (isOther ? 1 : 0) };
    for (const listener of [...listeners]) listener();
    kiosk.note();
  };
  const keep = (record: WaitingRecord): void => {
    keepWaitingRecord(settings(), place(), record);
    set({ record });
  };
  const forget = (changes: Partial<WaitingState> = {}): void => {
    forgetWaiting(settings(), place());
    set({ record: undefined, ...changes });
  };
  const isOnline = (): boolean => place().isOnline();

  const kiosk = createKiosk({
    settings,
    environment: { setTimer: (run, ms) => place().setTimer(run, ms), onTouch: (run) => place().onTouch(run) },
    isFinished() {
      const { flow, lead } = booking.getSnapshot();
      const isBusy = 'sending' in state.view && state.view.sending;
      return !isBusy && state.record !== undefined && !isBeingSent(flow) && isCertain(flow) && lead?.at !== 'sending';
    },
    onReset() {
      if (booking.reset()) forget({ ...START, visits: state.visits + 1 });
    },
  });

  /** Follows the booking: a tour or another visitor ends the waiting, and the form and the entry give way to other screens. */
  const onBooking = (): void => {
    const { flow } = booking.getSnapshot();
    if (booking.getRestarts() !== restarts) {
      restarts = booking.getRestarts();
      lost = undefined;
      set({ which: undefined, parts: [], note: null, ...(isOfLink(state.view) ? {} : { view: TIMES }) });
    }
    const { record, which, parts, note, view } = state;
    // The edge takes the visitor off the list by itself.
    if (flow.at === 'booked' && (record || which || parts.length > 0)) forget({ which: undefined, parts: [] });
    const isChoosing = flow.at === 'day' || flow.at === 'slot';
    if (!isChoosing && (note || !isOfLink(view))) hide();
    const kept = readWaitingRecord(settings(), place());
    if (kept?.token !== state.record?.token) set({ record: kept });
    if (kept === undefined && state.view.at === 'entry' && !state.view.sending) hide();
  };
  const hide = (): void => {
    if (state.note || state.view !== TIMES) set({ note: null, ...(isOfLink(state.view) ? {} : { view: TIMES }) });
  };

  /** Goes where a link leads. */
  const follow = ({ token, start }: WaitingLink): (() => void) | undefined => {
    const asked = calls();
    if (start !== undefined && asked)
      return followLink(token, start, {
        booking,
        calls: asked,
        onFound: keep,
        onGone: () => (state.record?.token === token ? forget() : undefined),
        onNote: (note) => set({ note }),
        onEnd: endLink,
      });
    endLink();
    if (start === undefined) set({ view: { at: 'leave', token, sending: false, notice: null } });
    return undefined;
  };
  const endLink = (): void => {
    link = undefined;
  };

  const requestOf = (
    answers: Answers,
    days: DayRange,
    consentWords: ConsentWords | undefined,
    language: string,
  ): JoinRequest | undefined => {
    const { scope } = settings();
    const phone = tidyPhone(answers.phone);
    // Without a consent nobody needs the number.
    const isGiven = answers[CONSENT] && !isBlank(phone);
    return (
      scope && {
        group: scope.groupId,
        first_name: answers.first_name.trim(),
        last_name: answers.last_name.trim(),
        email: tidyEmail(answers.email),
        ...(consentWords &&
          isGiven && { phone, sms_opted_in: true, sms_consent: { ...consentWords, at: utcText(place().now()) } }),
        language,
        days: daysOf(days),
        parts: state.parts.length > 0 ? state.parts : dayParts,
        page: location.href.replace(/#.*/s, ''),
      }
    );
  };

  return {
    booking,
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start() {
      const given = waitingInLink(location.hash);
      // Without the token, nobody who gets this address later can take the visitor off the list.
      if (given) history.replaceState(history.state, '', location.pathname + location.search);
      link = given ?? link;
      set({ record: readWaitingRecord(settings(), place()) });
      const stop = booking.subscribe(onBooking);
      const stopFollowing = link && follow(link);
      return () => {
        stop();
        stopFollowing?.();
        kiosk.stop();
      };
    },
    open: () => set({ view: { at: 'form', sending: false, notice: null }, note: null }),
    answer({ first_name, last_name, email, phone }) {
      booking.commands.answer({ ...booking.getSnapshot().flow.answers, first_name, last_name, email, phone });
    },
    choose: (choice) => set(choice),
    async join(answers, days, consentWords, language) {
      const made = requestOf(answers, days, consentWords, language);
      const asked = calls();
      if (made === undefined || asked === undefined || state.view.at !== 'form' || state.view.sending) return;
      const attempt = ++count;
      if (!isOnline()) return set({ view: { at: 'form', sending: false, notice: { why: 'offline', attempt } } });
      set({ view: { at: 'form', sending: true, notice: null } });
      const content = JSON.stringify({ ...made, sms_consent: made.sms_consent && consentWords });
      const { request, key } = lost?.content === content ? lost : { request: made, key: place().randomId() };
      lost = undefined;
      const began = booking.getRestarts();
      try {
        const record = await asked.join(request, key);
        // Another visitor, or another group.
        if (booking.getRestarts() !== began) return;
        keep(record);
        set({
          view: state.view.at === 'form' ? { at: 'entry', asks: false, sending: false, notice: null } : state.view,
        });
      } catch (error) {
        const why = afterFailedWrite(error);
        if (why === 'unsure') lost = { content, request, key };
        if (state.view.at === 'form') set({ view: { at: 'form', sending: false, notice: { why, attempt } } });
      }
    },
    show: () => set({ view: { at: 'entry', asks: false, sending: false, notice: null }, note: null }),
    askLeave(asks) {
      if (state.view.at === 'entry') set({ view: { ...state.view, asks, notice: null } });
    },
    async leave() {
      const { view } = state;
      const token = view.at === 'leave' ? view.token : state.record?.token;
      const asked = calls();
      if ((view.at !== 'entry' && view.at !== 'leave') || view.sending || !token || !asked) return;
      const attempt = ++count;
      if (!isOnline()) return set({ view: { ...view, notice: { why: 'offline', attempt } } });
      set({ view: { ...view, sending: true, notice: null } });
      try {
        await asked.leave(token);
        if (state.record?.token === token) forget();
        set({ view: { at: 'left' } });
      } catch (error) {
        set({ view: { ...view, sending: false, notice: { why: afterFailedWrite(error), attempt } } });
      }
    },
    back() {
      // From a form the visitor goes back to where it was opened. The entry leads to the times.
      if (state.view.at !== 'form') booking.commands.backToTimes();
      set({ view: TIMES });
    },
    pick(slot) {
      booking.commands.pickSlot(slot);
    },
  };
}

/** Whether the visitor came to `view` by a link. It is about no booking. */
const isOfLink = ({ at }: WaitingView): boolean => at === 'leave' || at === 'left';
