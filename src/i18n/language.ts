import { createContext, useContext } from 'react';
import type { ActionMessages } from './actions.ts';
import type { ChangeMessages } from './changes.ts';
import type { FormMessages } from './form.ts';
import { createFormat, type Format } from './format.ts';
import type { LeadMessages } from './lead.ts';
import type { ListMessages } from './list.ts';
import { type FirstMessages, firstEnglish } from './messages.ts';
import type { ScreenMessages } from './screens.ts';

/** The words and the formats of one locale. */
export interface Language {
  readonly messages: FirstMessages;
  /** The words of what comes later, as the host gave them; English stands in for what is missing. */
  readonly later?: {
    readonly screens?: ScreenMessages;
    readonly form?: FormMessages;
    readonly actions?: ActionMessages;
    readonly lead?: LeadMessages;
    readonly list?: ListMessages;
    readonly changes?: ChangeMessages;
  };
  readonly format: Format;
}

/** The language of the tree below; English when nobody provides one. */
export const LanguageContext = createContext<Language>({ messages: firstEnglish, format: createFormat('en-US') });

/** The messages of the nearest language. */
export const useMessages = (): FirstMessages => useContext(LanguageContext).messages;
/** The formats of the nearest language. */
export const useFormat = (): Format => useContext(LanguageContext).format;
