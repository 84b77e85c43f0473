/** A tool of the page, as WebMCP registers it. `execute` gives what the assistant gets. */
export interface PageTool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly inputSchema: object;
  readonly annotations: {
    readonly readOnlyHint?: boolean;
    /** The result holds text of others, such as the property's. */
    readonly untrustedContentHint?: boolean;
  };
  readonly execute: (input: unknown) => Promise<unknown>;
}

/** What a browser that has assistants gives a page (WebMCP, a draft). */
export interface ModelContext {
  /** Rejects where the name is taken. The tool goes when `signal` is aborted. */
  readonly registerTool: (tool: PageTool, options: { readonly signal: AbortSignal }) => unknown;
}

declare global {
  interface Document {
    readonly modelContext?: ModelContext;
  }
  interface Navigator {
    /** Where older trials had it. */
    readonly modelContext?: ModelContext;
  }
}

/** The model context of the page. Undefined where the browser has none. */
export function modelContext(): ModelContext | undefined {
  const found = document.modelContext ?? navigator.modelContext;
  return typeof found?.registerTool === 'function' ? found : undefined;
}
