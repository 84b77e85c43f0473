/** The words of the details form. */
export interface FormMessages {
  readonly optional: string;
}

export const formEn: FormMessages = {
  optional: 'Optional',
};
