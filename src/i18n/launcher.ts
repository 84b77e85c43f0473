/** The words of the launcher: of its button and of the dialog around the widget. */
export interface LauncherMessages {
  /** The name of the dialog. */
  readonly dialog: string;
  readonly close: string;
  /** Shown when the visitor wants to close the dialog while something is sent. */
  readonly wait: string;
  /** The text of the button on the page, unless the host gives it a label. */
  readonly button: string;
  /** Stands below the label of the button: the next free time, if it is today at the property. */
  readonly nextToday: (time: string) => string;
  readonly nextOn: (day: string, time: string) => string;
  /** Stands in place of the label and the time, if the visitor has a tour. `day`: `Tue`, or `Tue, Dec 22` if it is not in the next week. */
  readonly yourTour: (day: string, time: string) => string;
  /** Stands in place of the label, if the visitor waits for a free time. */
  readonly onList: string;
  /** Shown when the dialog takes long to load. */
  readonly slow: string;
}

export const launcherEn: LauncherMessages = {
  dialog: 'Book a tour',
  close: 'Close',
  wait: 'One moment. We’re still sending this.',
  button: 'Book a tour',
  nextToday: (time) => `Next: today · ${time}`,
  nextOn: (day, time) => `Next: ${day} · ${time}`,
  yourTour: (day, time) => `Your tour: ${day} · ${time}`,
  onList: 'On the tour waitlist',
  slow: 'This is taking longer than usual.',
};

export const launcherMessages = { name: 'launcher', english: launcherEn } as const;
