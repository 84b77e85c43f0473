import { useContext } from 'react';
import { LanguageContext } from './language.ts';
import { laterMessages } from './laterMessages.ts';
import { type LeadMessages, leadEn } from './lead.ts';

const complete = laterMessages(leadEn);

/** The messages for leaving details, in the nearest language. Apart, so that they are loaded with those. */
export const useLeadMessages = (): LeadMessages => complete(useContext(LanguageContext).messages.lead);
