import type { PageTool } from './modelContext.ts';

/** Why a tool did nothing, in words for the assistant. */
export class Refusal extends Error {}

/** A tool that gives what `run` gives, as structured content and as its text. What `run` throws becomes an error of the tool. */
export const createTool = (given: Omit<PageTool, 'execute'>, run: (input: unknown) => Promise<object>): PageTool => ({
  ...given,
  async execute(input) {
    try {
      return resultOf(await run(input));
    } catch (error) {
      return resultOf({ refused: error instanceof Refusal ? error.message : 'This did not work.' }, true);
    }
  },
});

const resultOf = (structuredContent: object, isError = false) => ({
  content: [{ type: 'text', text: JSON.stringify(structuredContent) }],
  structuredContent,
  ...(isError && { isError }),
});
