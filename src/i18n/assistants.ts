/** The words about what an assistant did for the visitor. */
export interface AssistantsMessages {
  /** Stands above the form, and is what the mark at a field says. */
  readonly filled: string;
  /** Follows `filled` above the form. */
  readonly check: string;
}

export const assistantsEn: AssistantsMessages = {
  filled: 'Filled in by your AI assistant.',
  check: 'Please check the marked answers.',
};

export const assistantsMessages = { name: 'assistants', english: assistantsEn } as const;
