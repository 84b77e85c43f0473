import { createContext } from 'react';

/**
 * The widget tells the dialog around it whether something is being sent. Until the answer is there the visitor cannot close the
 * dialog: the outcome would show to nobody. Null where the widget stands in the page.
 */
export const KeepOpenContext = createContext<((isSending: boolean) => void) | null>(null);
