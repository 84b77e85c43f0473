/** The words of the general parts. */
export interface UiMessages {
  /** Beside the label of a field that may stay empty. */
  readonly optional: string;
  /** Heard while something is being fetched or sent. */
  readonly working: string;
}

export const uiEn: UiMessages = {
  optional: 'Optional',
  working: 'Please wait',
};
