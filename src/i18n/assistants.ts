/** The words about what an assistant did for the visitor. */
export interface AssistantsMessages {
  /** Stands above the form until the visitor changes an answer. */
  readonly filled: string;
}

export const assistantsEn: AssistantsMessages = { filled: 'Filled in by your assistant. Please check.' };

export const assistantsMessages = { name: 'assistants', english: assistantsEn } as const;
