import { useEffect, useMemo } from 'react';
import type { Screen } from '../core/snapshot.ts';
import { completeMessages } from '../i18n/completeMessages.ts';
import { createFormat } from '../i18n/format.ts';
import { type Language, LanguageContext } from '../i18n/language.ts';
import { firstEnglish } from '../i18n/messages.ts';
import { Boundary } from './Boundary.tsx';
import { tellIntegrator } from './host.ts';
import { createOptionReader } from './optionReader.ts';
import type { TourBookingOptions } from './options.ts';
import { Root } from './Root.tsx';
import { VisitContext } from './ScreenHeading.tsx';
import { Screens, usePreloadLazyScreens } from './Screens.tsx';
import { Shell } from './Shell.tsx';
import { MessageScreen } from './screens/MessageScreen.tsx';
import { bookingIdentity } from './serviceIdentity.ts';
import { contactOf, type Settings } from './settings.ts';
import { useTourBooking } from './useTourBooking.ts';

/**
 * Books a tour: calendar, form, confirmation. See `TourBookingOptions`. Whatever the options are, it renders: a wrong one is
 * named through `onWarning`, and a fault leaves the contact in place. Another group or service starts over.
 */
export function TourBooking(options: TourBookingOptions) {
  return (
    <Boundary
      key={bookingIdentity(options)}
      fallback={<Failed options={options} />}
      onFailed={(error) => tellIntegrator(options.onWarning, `tour-booking: ${error}`)}
    >
      <Widget {...options} />
    </Boundary>
  );
}

function Widget(options: TourBookingOptions) {
  const { snapshot, commands, settings } = useTourBooking(options);
  const { screen, availability, visits } = snapshot;
  const language = useLanguage(options.messages, settings);
  usePreloadLazyScreens(screen === 'pick' && availability?.times.kind === 'times');
  return (
    <LanguageContext.Provider value={language}>
      <Root theme={settings.theme} accent={settings.accent} className={options.className} style={options.style}>
        <VisitContext.Provider value={visits}>
          <Shell settings={settings} day={availability?.day} bare={WITHOUT_HEAD.has(screen)}>
            <Screens snapshot={snapshot} commands={commands} settings={settings} />
          </Shell>
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
  { locale, warn }: Pick<Settings, 'locale' | 'warn'>,
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
    if (missing !== '') warn(`tour-booking: \`messages\` lacks ${missing}; English stands in.`);
  }, [missing, warn]);
  return language;
}

/** What is left when the widget cannot work: how to reach the property, in English and without the host's own parts. */
function Failed({ options }: { readonly options: TourBookingOptions }) {
  const { unreachableHeading, closedText } = firstEnglish.widget;
  return (
    <Root>
      <Shell settings={{ zone: undefined, location: '', duration: 0 }} day={undefined} bare>
        <MessageScreen
          heading={unreachableHeading}
          text={closedText}
          contact={contactOf(options, createOptionReader())}
        />
      </Shell>
    </Root>
  );
}
