import { useCallback, useSyncExternalStore } from 'react';
import type { AssistedBooking } from './assistedBooking.ts';

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

/** The model context of the page. Undefined where the browser has none, or where the page or an extension has broken it. */
export const modelContext = (): ModelContext | undefined =>
  usable(() => document.modelContext) ?? usable(() => navigator.modelContext);

function usable(read: () => ModelContext | undefined): ModelContext | undefined {
  try {
    const found = read();
    return typeof found?.registerTool === 'function' ? found : undefined;
  } catch {
    return undefined;
  }
}

const hasContext = (): boolean => modelContext() !== undefined;

/** When to look for a model context that came after the widget. */
const LOOKS = ['load', 'focus', 'pointerdown', 'keydown', 'visibilitychange'];

/** Whether there is a model context. One that comes later is found at the next change of `booking`, and when the visitor does something. */
export function useModelContext({ subscribe }: Pick<AssistedBooking, 'subscribe'>): boolean {
  const listen = useCallback(
    (look: () => void) => {
      const unsubscribe = subscribe(look);
      for (const name of LOOKS) addEventListener(name, look, true);
      return () => {
        unsubscribe();
        for (const name of LOOKS) removeEventListener(name, look, true);
      };
    },
    [subscribe],
  );
  return useSyncExternalStore(listen, hasContext, () => false);
}
