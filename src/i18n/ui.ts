/** The words of the general parts. */
export interface UiMessages {
  readonly close: string;
}

export const uiEn: UiMessages = {
  close: 'Close',
};
