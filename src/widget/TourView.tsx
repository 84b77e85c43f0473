import { type ReactNode, useMemo } from 'react';
import type { Screen } from '../core/snapshot.ts';
import { completeMessages } from '../i18n/completeMessages.ts';
import { createFormat } from '../i18n/format.ts';
import { type Language, LanguageContext } from '../i18n/language.ts';
import { firstEnglish } from '../i18n/messages.ts';
import { type BookingProps, FirstScreens } from './FirstScreens.tsx';
import { type LaterParts, LaterPartsContext } from './laterParts.ts';
import type { TourBookingOptions } from './options.ts';
import { Root } from './Root.tsx';
import { VisitContext } from './ScreenHeading.tsx';
import { Shell } from './Shell.tsx';

interface TourViewProps extends BookingProps {
  readonly options: Pick<TourBookingOptions, 'messages' | 'className' | 'style'>;
  /** Null until it is there. */
  readonly later: LaterParts | null;
  /** Shown in place of every screen. */
  readonly instead?: ReactNode;
  /** Any screen that is none of the first ones. */
  readonly children: ReactNode;
}

/** A booking as it looks: the same for each that brings the snapshots. */
export function TourView({ snapshot, commands, settings, options, later, instead, children }: TourViewProps) {
  const { screen, availability, visits } = snapshot;
  const language = useLanguage(options.messages, settings.locale);
  return (
    <LanguageContext.Provider value={language}>
      <LaterPartsContext.Provider value={later}>
        <Root theme={settings.theme} accent={settings.accent} className={options.className} style={options.style}>
          <VisitContext.Provider value={visits}>
            <Shell settings={settings} day={availability?.day} bare={WITHOUT_HEAD.has(screen)}>
              {instead ?? <FirstScreens {...{ snapshot, commands, settings }}>{children}</FirstScreens>}
            </Shell>
          </VisitContext.Provider>
        </Root>
      </LaterPartsContext.Provider>
    </LanguageContext.Provider>
  );
}

/** Where there is nothing to choose, or no longer. */
const WITHOUT_HEAD: ReadonlySet<Screen> = new Set(['misconfigured', 'booked', 'confirmation']);

/** The words and formats of the options; English stands in for a message that is missing. */
function useLanguage(given: TourBookingOptions['messages'], locale: string | undefined): Language {
  return useMemo(() => {
    const format = createFormat(locale);
    if (given === undefined || given === null) return { messages: firstEnglish, format };
    return { messages: completeMessages(firstEnglish, given), later: given, format };
  }, [given, locale]);
}
