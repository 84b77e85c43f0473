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
  unreadable: 'This link is incomplete, so we can’t open it. You can still choose a time here.',
  elsewhere: 'This link isn’t for the tours on this page, so we didn’t open it.',
  past: (time) => `The time in this link has passed: ${time}. Please choose another time.`,
  beyond: (time) => `This time isn’t available online: ${time}. Please choose another time.`,
  booked: 'You already have a tour here, so we didn’t select the time in this link.',
};

export const linksMessages = { name: 'links', english: linksEn } as const;
