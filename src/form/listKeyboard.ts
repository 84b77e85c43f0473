/** The list below a line of text, as the keyboard sees it. */
export interface OpenList {
  readonly open: boolean;
  readonly text: string;
  /** The place of the highlighted choice; -1 where there is none. */
  readonly active: number;
  /** How many choices are shown. */
  readonly count: number;
}

/** What a key does in the list. The browser and the page do not get such a key. */
export type ListAction =
  | { readonly do: 'highlight'; readonly at: number }
  /** Picks the highlighted choice. */
  | { readonly do: 'pick' }
  | { readonly do: 'close' }
  | { readonly do: 'clear' }
  /** Takes away what was picked last. */
  | { readonly do: 'removeLast' }
  | { readonly do: 'nothing' };

/** What `key` does in `list`. Undefined for a key that belongs to the browser. */
export function listAction(key: string, { open, text, active, count }: OpenList): ListAction | undefined {
  const last = count - 1;
  const to = (at: number): ListAction => ({ do: 'highlight', at: Math.max(Math.min(at, last), Math.min(0, last)) });
  switch (key) {
    case 'ArrowDown':
      return to(open ? active + 1 : 0);
    case 'ArrowUp':
      return to(open ? active - 1 : last);
    case 'Home':
      return open ? to(0) : undefined;
    case 'End':
      return open ? to(last) : undefined;
    case 'Enter':
      if (open && active >= 0) return { do: 'pick' };
      // Enter on half a word must not send the form: it is no answer yet.
      return text === '' ? undefined : { do: 'nothing' };
    case 'Escape':
      if (open) return { do: 'close' };
      return text === '' ? undefined : { do: 'clear' };
    case 'Backspace':
      return text === '' ? { do: 'removeLast' } : undefined;
    default:
      return undefined;
  }
}
