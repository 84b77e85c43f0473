import type { SyntheticEvent } from 'react';

/**
 * Keeps a box as it is: a native box changes at the click, before `change`. React still reports a change, so a control
 * that refuses clicks must pass over that too.
 */
export const refuse = (event: SyntheticEvent): void => event.preventDefault();
