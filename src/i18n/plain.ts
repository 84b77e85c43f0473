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
  wait: 'The result will appear here.',
  notBooked: 'Your tour isn’t booked',
  perhaps: 'A tour at this time may have been booked. Contact us before you book another time.',

  rescheduling: 'Moving your tour…',
  notRescheduled: 'Your tour wasn’t moved',
  stays: 'Your tour time hasn’t changed.',
  rescheduleUnsure: 'We can’t tell if your tour was moved',
  rescheduleUnsureText: 'Your tour is at one of these times. Contact us to find out which.',

  canceling: 'Canceling your tour…',
  notCanceled: 'Your tour wasn’t canceled',
  canceled: 'Your tour is canceled',
  cancelUnsure: 'We can’t tell if your tour was canceled',
  cancelUnsureText: 'Your tour may still be on. Contact us to be sure.',

  sendingDetails: 'Sending your details…',
  detailsLeft: 'We have your details',
  detailsUnsure: 'We can’t tell if your details went through',
  detailsNotSent: 'Your details weren’t sent',
};

export const plainMessages = { name: 'plain', english: plainEn } as const;
