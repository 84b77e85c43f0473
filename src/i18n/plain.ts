/**
 * The words of the plain screen, which stands in for a screen that failed. None of them is a function, so none can throw.
 * The messages of a host never replace them.
 */
export interface PlainMessages {
  readonly heading: string;
  /** Shown when nothing was sent yet. */
  readonly nothingSent: string;
  /** The button that shows the screen anew. It sends nothing. */
  readonly showAgain: string;
  /** Shown while something is sent. The screen changes when the reply comes. */
  readonly wait: string;
  readonly notBooked: string;
  /** Shown below the times of bookings whose reply was lost. */
  readonly perhaps: string;

  readonly rescheduling: string;
  readonly notRescheduled: string;
  /** Followed by the time. */
  readonly stays: string;
  readonly rescheduleUnsure: string;
  /** Followed by the times. */
  readonly rescheduleUnsureText: string;

  readonly canceling: string;
  readonly notCanceled: string;
  readonly canceled: string;
  readonly cancelUnsure: string;
  readonly cancelUnsureText: string;

  readonly sendingDetails: string;
  readonly detailsLeft: string;
  readonly detailsUnsure: string;
  readonly detailsNotSent: string;
}

export const plainEn: PlainMessages = {
  heading: 'We couldn’t show this',
  nothingSent: 'Nothing was sent. Try again, or contact us.',
  showAgain: 'Reload',
  wait: 'You’ll see the result here.',
  notBooked: 'Your tour isn’t booked',
  perhaps: 'A tour for this time may have been booked. Contact us before you book another time.',

  rescheduling: 'Sending your new time…',
  notRescheduled: 'Your new time didn’t go through',
  stays: 'Your time hasn’t changed.',
  rescheduleUnsure: 'We can’t tell if your new time went through',
  rescheduleUnsureText: 'Your time is one of these. Contact us to find out which.',

  canceling: 'Canceling your tour…',
  notCanceled: 'Your tour wasn’t canceled',
  canceled: 'Your tour is canceled',
  cancelUnsure: 'We can’t tell if your tour was canceled',
  cancelUnsureText: 'Contact us to be sure.',

  sendingDetails: 'Sending your contact info…',
  detailsLeft: 'We have your contact info',
  detailsUnsure: 'We can’t tell if your contact info went through',
  detailsNotSent: 'Your contact info didn’t go through',
};

export const plainMessages = { name: 'plain', english: plainEn } as const;
