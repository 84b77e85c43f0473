import type { Answers, FieldKey } from '../booking/answers.ts';

/** The answers, and what the visitor did with the fields. */
export interface TypedState {
  readonly answers: Answers;
  /** The fields that the visitor has left. */
  readonly touched: Readonly<Partial<Record<FieldKey, unknown>>>;
  /** The fields whose answer differs from the one at the start. */
  readonly dirty: Readonly<Partial<Record<FieldKey, unknown>>>;
}

/** What was typed into a form. It is not a React state, so a key stroke only renders the components whose value has changed. */
export interface Typed {
  /** The same object until something is typed. */
  readonly now: () => TypedState;
  readonly note: (state: TypedState) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

export function createTyped(answers: Answers): Typed {
  let state: TypedState = { answers, touched: {}, dirty: {} };
  const listeners = new Set<() => void>();
  return {
    now: () => state,
    note(next) {
      state = next;
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
