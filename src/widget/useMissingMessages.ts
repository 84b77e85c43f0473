import { useEffect, useMemo } from 'react';
import { completeMessages } from '../i18n/completeMessages.ts';
import { firstEnglish } from '../i18n/messages.ts';
import { screensEn } from '../i18n/screens.ts';

/** Tells the integrator which of the messages they gave are missing, those of the form and of the actions after booking aside. */
export function useMissingMessages(given: unknown, warn: (message: string) => void): void {
  const missing = useMemo(() => {
    const names: string[] = [];
    if (given !== undefined && given !== null)
      completeMessages({ ...firstEnglish, screens: screensEn }, given, (name) => names.push(name));
    return names.join(', ');
  }, [given]);
  useEffect(() => {
    if (missing !== '') warn(`tour-booking: \`messages\` lacks ${missing}; English stands in.`);
  }, [missing, warn]);
}
