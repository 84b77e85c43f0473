import type { ActionMessages } from './actions.ts';
import type { AgentMessages } from './agent.ts';
import type { ChangeMessages } from './changes.ts';
import type { FormMessages } from './form.ts';
import type { HomeMessages } from './homes.ts';
import type { LauncherMessages } from './launcher.ts';
import type { PlainMessages } from './plain.ts';
import type { ScreenMessages } from './screens.ts';
import type { WidgetMessages } from './widget.ts';

/**
 * The words for tours that the office still has to confirm (`confirms="office"`). Each group stands in place of messages that say
 * "booked": `screens.submit` here in place of `screens.submit` there.
 */
export interface RequestedMessages {
  /** Stands above the heading: the tour is not booked yet. */
  readonly state: string;
  /**
   * Who answers, and by when. `place`: the name or the address of the property, `time`: a day and a time. Each is empty if it is not known.
   */
  readonly answer: (place: string, time: string) => string;
  readonly widget: Pick<WidgetMessages, 'title'>;
  readonly launcher: Pick<LauncherMessages, 'dialog' | 'button' | 'yourTour'>;
  readonly screens: Pick<
    ScreenMessages,
    | 'slotTakenOrPast'
    | 'slotTakenButFree'
    | 'takenPerhapsOwn'
    | 'unknownOutcomes'
    | 'submit'
    | 'sending'
    | 'foundNotBooked'
    | 'bookToo'
    | 'tourElsewhere'
    | 'bookBeside'
    | 'submitToo'
    | 'unsureHeading'
    | 'unsureText'
    | 'unsureContact'
    | 'bookAgain'
    | 'lookingUp'
    | 'bookedHeading'
    | 'otherTimeHeading'
    | 'otherTimeText'
    | 'rescheduledHeading'
    | 'youBooked'
    | 'bookAnother'
    | 'seeYouOn'
    | 'perhapsBookedToo'
    | 'question'
    | 'freeToChange'
  > & {
    readonly notBooked: Pick<ScreenMessages['notBooked'], 'rate-limited' | 'refused'>;
  };
  readonly form: {
    readonly booker: Pick<FormMessages['booker'], 'label'>;
    readonly refused: Pick<FormMessages['refused'], 'notBooked'>;
  };
  readonly homes: Pick<HomeMessages, 'goneText'>;
  readonly agent: Pick<AgentMessages, 'willShow'>;
  readonly actions: Pick<
    ActionMessages,
    'title' | 'addToCalendar' | 'changeAt' | 'reschedule' | 'cancelTour' | 'notAllowed'
  >;
  readonly changes: Pick<
    ChangeMessages,
    | 'rescheduleHeading'
    | 'rescheduleText'
    | 'perhapsRescheduled'
    | 'reschedule'
    | 'rescheduling'
    | 'slotTakenOrPast'
    | 'slotTakenButFree'
    | 'takenPerhapsRescheduled'
    | 'stays'
    | 'rescheduleUnsureHeading'
    | 'rescheduleUnsureText'
    | 'cancelHeading'
    | 'keepTour'
    | 'cancel'
    | 'canceling'
    | 'canceledHeading'
    | 'canceledEntry'
    | 'cancelUnsureHeading'
    | 'cancelUnsureText'
    | 'notAllowed'
    | 'bookAnother'
  >;
  readonly plain: Pick<
    PlainMessages,
    'notBooked' | 'perhaps' | 'canceling' | 'notCanceled' | 'canceled' | 'cancelUnsure'
  >;
}

export const launcherRequestedEn: RequestedMessages['launcher'] = {
  dialog: 'Request a tour',
  button: 'Request a tour',
  yourTour: (day, time) => `Requested: ${day} · ${time}`,
};

export const requestedEn: RequestedMessages = {
  state: 'Waiting for the office',
  answer: (place, time) =>
    `The office${place ? ` at ${place}` : ''} will ${time ? `reply by ${time}` : 'get back to you'}.`,
  widget: { title: 'Request a tour' },
  launcher: launcherRequestedEn,
  screens: {
    slotTakenOrPast: (time) => `Your request for ${time} didn’t go through.`,
    slotTakenButFree: (time) => `Your request for ${time} didn’t go through. You may already have a tour at that time.`,
    takenPerhapsOwn: 'You may have just requested this time yourself. Contact us before you request another time.',
    unknownOutcomes: (times) =>
      `Your request for ${times.join(' or ')} may have gone through. Contact us before you request another time.`,
    submit: (time) => `Request ${time}`,
    sending: 'Sending your request…',
    notBooked: {
      'rate-limited': 'We’re getting a lot of requests. Yours hasn’t gone through yet. Try again in a minute.',
      refused: 'Your request didn’t go through. Check your details and try again, or contact us.',
    },
    foundNotBooked: (time) =>
      `We checked: your request for ${time} didn’t go through. Your details are still here, so you can try again.`,
    bookToo: (times, time) => `You may already have requested a tour for ${times.join(' or ')}. Request ${time} too?`,
    tourElsewhere: (tour) => `You requested a tour for ${tour} in another tab.`,
    bookBeside: (tour, time) => `You already requested a tour for ${tour}. Request ${time} too?`,
    submitToo: (time) => `Request ${time} too`,
    unsureHeading: 'We can’t tell if your request went through',
    unsureText: (time) =>
      `Something went wrong while we were sending your request for ${time}. Even if the time still looks open, your request may have gone through.`,
    unsureContact: 'Contact us before you send it again.',
    bookAgain: 'Send it again anyway',
    lookingUp: 'Checking if your request went through…',
    bookedHeading: 'You requested a tour',
    otherTimeHeading: 'Your request is for another time',
    otherTimeText: (asked, booked) =>
      `You chose ${asked}, but your request is for ${booked}. Contact us if that doesn’t work for you.`,
    rescheduledHeading: 'Your request has been changed',
    youBooked: (time) => `You requested a tour for ${time}`,
    bookAnother: 'Request another tour',
    seeYouOn: (_weekday, name) => (name ? `Thanks, ${name}` : 'Thank you'),
    question: 'Have a question?',
    freeToChange: 'You can change or withdraw your request later.',
    perhapsBookedToo: (times) =>
      `Your request for ${times.join(' or ')} may have gone through too. Contact us if you don’t want that tour.`,
  },
  form: {
    booker: { label: 'Who are you requesting a tour for?' },
    refused: { notBooked: 'Your request didn’t go through. Here’s why:' },
  },
  homes: { goneText: 'You can still request a tour.' },
  agent: {
    willShow: (name) => `Your agent: ${name}`,
  },
  actions: {
    title: (place) => (place ? `Requested tour at ${place}` : 'Requested tour'),
    addToCalendar: 'Add request to calendar',
    changeAt: (url) => `Change or withdraw: ${url}`,
    reschedule: 'Change request',
    cancelTour: 'Withdraw request',
    notAllowed: 'This request can’t be changed or withdrawn here. Please contact us.',
  },
  changes: {
    rescheduleHeading: 'Change your request',
    rescheduleText: 'Your request stays the same until you send a new time.',
    perhapsRescheduled: (times) =>
      `Your request may already have been changed to ${times.join(' or ')}. Contact us to be sure.`,
    reschedule: 'Change request',
    rescheduling: 'Changing your request…',
    slotTakenOrPast: (time) => `We couldn’t change your request to ${time}.`,
    slotTakenButFree: (time) => `We couldn’t change your request to ${time}, even though that time looks open.`,
    takenPerhapsRescheduled:
      'Your request may already have been changed to that time. Contact us before you choose another time.',
    stays: (time) => `Your request is still for ${time}.`,
    rescheduleUnsureHeading: 'We can’t tell if your request was changed',
    rescheduleUnsureText: (from, to) =>
      `Something went wrong. Your request is still for ${from}, or it was changed to ${to.join(' or ')}.`,
    cancelHeading: 'Withdraw your request?',
    keepTour: 'Keep my request',
    cancel: 'Withdraw request',
    canceling: 'Withdrawing your request…',
    canceledHeading: 'Your request has been withdrawn',
    canceledEntry: (place) => (place ? `Withdrawn: requested tour at ${place}` : 'Withdrawn: requested tour'),
    cancelUnsureHeading: 'We can’t tell if your request was withdrawn',
    cancelUnsureText: (time) => `Something went wrong. Your request for ${time} may not have been withdrawn.`,
    notAllowed: 'This request can’t be changed or withdrawn here.',
    bookAnother: 'Request another tour',
  },
  plain: {
    notBooked: 'Your request didn’t go through',
    perhaps: 'A request for this time may have gone through. Contact us before you request another time.',
    canceling: 'Withdrawing your request…',
    notCanceled: 'Your request wasn’t withdrawn',
    canceled: 'Your request has been withdrawn',
    cancelUnsure: 'We can’t tell if your request was withdrawn',
  },
};
