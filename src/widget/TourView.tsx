import { type ReactNode, useEffect, useMemo } from 'react';
import type { Screen } from '../core/snapshot.ts';
import { completeMessages } from '../i18n/completeMessages.ts';
import { createFormat } from '../i18n/format.ts';
import { type Language, LanguageContext } from '../i18n/language.ts';
import { firstEnglish } from '../i18n/messages.ts';
import { type FirstScreenProps, FirstScreens, isFirstScreen } from './FirstScreens.tsx';
import { type LaterParts, LaterPartsContext } from './laterParts.ts';
import type { TourBookingOptions } from './options.ts';
import { Root } from './Root.tsx';
import { VisitContext } from './ScreenHeading.tsx';
import { Shell } from './Shell.tsx';

interface TourViewProps extends FirstScreenProps {
  readonly options: Pick<TourBookingOptions, 'messages' | 'className' | 'style'>;
  /** Null until it is there. */
  readonly later: LaterParts | null;
  /** Told of messages that are missing. */
  readonly warn?: ((message: string) => void) | undefined;
  /** Shown in place of every screen. */
  readonly instead?: ReactNode;
  /** Any screen that is none of the first ones. */
  readonly children: ReactNode;
}

/** A booking as it looks: the same for each that brings the snapshots. */
export function TourView({ snapshot, commands, settings, options, later, warn, instead, children }: TourViewProps) {
  const { screen, availability, visits } = snapshot;
  const language = useLanguage(options.messages, settings.locale, warn);
  return (
    <LanguageContext.Provider value={language}>
      <Root theme={settings.theme} accent={settings.accent} className={options.className} style={options.style}>
        <VisitContext.Provider value={visits}>
          <LaterPartsContext.Provider value={later}>
            <Shell settings={settings} day={availability?.day} bare={WITHOUT_HEAD.has(screen)}>
              {instead ??
                (isFirstScreen(screen) ? (
                  <FirstScreens snapshot={snapshot} commands={commands} settings={settings} />
                ) : (
                  children
                ))}
            </Shell>
          </LaterPartsContext.Provider>
        </VisitContext.Provider>
      </Root>
    </LanguageContext.Provider>
  );
}

/** Where there is nothing to choose, or no longer. */
const WITHOUT_HEAD: ReadonlySet<Screen> = new Set(['misconfigured', 'booked', 'confirmation']);

/** The words and formats of the options. A message that is missing is English, and the integrator is told. */
function useLanguage(
  given: TourBookingOptions['messages'],
  locale: string | undefined,
  warn: TourViewProps['warn'],
): Language {
  const { language, missing } = useMemo(() => {
    const missing: string[] = [];
    const words =
      given === undefined || given === null
        ? firstEnglish
        : { ...completeMessages(firstEnglish, given, (name) => missing.push(name)), form: given.form };
    return { language: { messages: words, format: createFormat(locale) }, missing: missing.join(', ') };
  }, [given, locale]);
  useEffect(() => {
    if (missing !== '') warn?.(`tour-booking: \`messages\` lacks ${missing}; English stands in.`);
  }, [missing, warn]);
  return language;
}
