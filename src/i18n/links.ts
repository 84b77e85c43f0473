/** The words for a visitor whose link was not followed. */
export interface LinksMessages {
  /** The link cannot be read. */
  readonly unreadable: string;
  /** The link is for a property, or for something, that this page does not have. */
  readonly elsewhere: string;
  /** `time`: the time of the link, `Saturday, December 5, 10:15 AM`. */
  readonly past: (time: string) => string;
  /** The time is on a day that cannot be booked. */
  readonly beyond: (time: string) => string;
  /** A tour is booked in this tab. */
  readonly booked: string;
}

export const linksEn: LinksMessages = {
  unreadable: 'We couldn’t read this link. You can still choose a time here.',
  elsewhere: 'This link isn’t for the tours on this page, so we didn’t use it.',
  past: (time) => `The time in this link has passed: ${time}. Please choose another time.`,
  beyond: (time) => `The time in this link isn’t available online: ${time}. Please choose another time.`,
  booked: 'You already chose a time here, so we didn’t use the one in this link.',
};

export const linksMessages = { name: 'links', english: linksEn } as const;
