import type { LocalDateTime } from '../time/values.ts';

/** A link of the waitlist, for the list to follow. */
export interface WaitlistLink {
  readonly kind: 'waitlist' | 'confirm' | 'leave';
  readonly token: string;
  /** The time to take. Of a `waitlist` link alone. */
  readonly start?: LocalDateTime | undefined;
  /** To be called when what the link asks for is done or refused. */
  readonly end: () => void;
}

/** A link to a time. */
export interface TimeLink {
  readonly kind: 'at';
  readonly time: LocalDateTime | undefined;
  readonly answers: Readonly<Record<string, unknown>>;
  readonly end: () => void;
}

/** A link that is handed to the feature it is for. */
export type HandedLink = WaitlistLink | TimeLink;
