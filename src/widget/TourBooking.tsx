import { createContext, useContext, useEffect, useId, useLayoutEffect, useMemo, useRef } from 'react';
import { createFormat } from '../i18n/format.ts';
import { LanguageContext } from '../i18n/language.ts';
import { firstEnglish } from '../i18n/messages.ts';
import { firstSheet } from '../theme/firstSheet.ts';
import { adoptStyles, setAccent } from '../theme/stylesheet.ts';
import { type Day, parseLocalDateTime } from '../time/values.ts';
import { momentOf } from '../time/zone.ts';
import { Announcer } from '../ui/Announcer.tsx';
import { Boundary } from './Boundary.tsx';
import type { Emit } from './events.ts';
import type { TourBookingOptions } from './options.ts';
import { ArrivalContext } from './ScreenHeading.tsx';
import { Screens, usePreloadLater } from './Screens.tsx';
import { Shell } from './Shell.tsx';
import type { ConfigurationState, Screen } from './screenFor.ts';
import { MessageScreen } from './screens/MessageScreen.tsx';
import { isTheme, type Settings } from './settings.ts';
import { useHost } from './useHost.ts';
import { type Surroundings, useTourBooking } from './useTourBooking.ts';

/** What tests put in place of the page's cache and the clock. */
export const SurroundingsContext = createContext<Surroundings>({});

/** Books a tour: calendar, form, confirmation. See `TourBookingOptions`. */
export function TourBooking(options: TourBookingOptions) {
  const { locale, messages = firstEnglish, accent, theme } = options;
  const language = useMemo(() => ({ messages, format: createFormat(locale) }), [messages, locale]);
  const root = useRef<HTMLDivElement>(null);
  const id = useId();
  const { result, emit, warn } = useHost(options);

  useEffect(() => {
    for (const problem of result.problems) warn(problem);
  }, [result.problems, warn]);

  useLayoutEffect(() => {
    const tree = root.current?.getRootNode();
    if (!(tree instanceof Document || tree instanceof ShadowRoot)) return;
    return adoptStyles(tree, firstSheet);
  }, []);
  useLayoutEffect(() => {
    const tree = root.current?.getRootNode();
    if (!accent || !(tree instanceof Document || tree instanceof ShadowRoot)) return;
    return setAccent(tree, accent, `#${CSS.escape(id)}`);
  }, [accent, id]);

  /** What is left when the widget cannot work: how to reach the property. */
  const failed = (heading: string) => (
    <div className="tour-shell">
      <h2 className="tour-hidden">{messages.widget.title}</h2>
      <MessageScreen heading={heading} text={messages.widget.closedText} contact={result.contact} />
    </div>
  );

  return (
    <LanguageContext.Provider value={language}>
      <div
        ref={root}
        id={id}
        className="tour"
        data-theme={isTheme(theme) ? theme : 'auto'}
        lang={language.format.locale}
      >
        <Announcer>
          <Boundary
            fallback={failed(messages.widget.unreachableHeading)}
            onFailed={(error) => warn(`tour-booking: ${error}`)}
          >
            {result.settings ? (
              <Booking
                key={`${result.settings.service} ${result.settings.groupId}`}
                settings={result.settings}
                emit={emit}
                warn={warn}
              />
            ) : (
              failed(messages.widget.brokenHeading)
            )}
          </Boundary>
        </Announcer>
      </div>
    </LanguageContext.Provider>
  );
}

interface BookingProps {
  readonly settings: Settings;
  readonly emit: Emit;
  readonly warn: (message: string) => void;
}

function Booking({ settings, emit, warn }: BookingProps) {
  const model = useTourBooking(settings, emit, useContext(SurroundingsContext));
  const framed = model.screen !== 'booked' && model.screen !== 'confirmation';
  usePreloadLater(model.screen === 'pick' && model.pick.view.kind === 'times');
  useUnread(model.configuration, warn);
  return (
    <ArrivalContext.Provider value={useArrival(model.screen)}>
      <Shell settings={settings} at={noonOf(model.pick.day, settings.zone)} bare={!framed}>
        <Screens model={model} onWarning={warn} />
      </Shell>
    </ArrivalContext.Provider>
  );
}

/** A moment of `day`, for the offset the times of that day are by: clocks change within the horizon. */
const noonOf = (day: Day, zone: string | undefined): number => {
  const noon = parseLocalDateTime(`${day}T12:00:00`);
  return noon === undefined ? Date.now() : momentOf(noon, zone);
};

/** Counts the screens the visitor was led to. The first, and what takes the skeleton's place, is none of them. */
function useArrival(screen: Screen): number | false {
  const seen = useRef({ screen, arrivals: 0 });
  if (seen.current.screen !== screen) {
    const first = seen.current.screen === 'skeleton' && seen.current.arrivals === 0;
    seen.current = { screen, arrivals: first ? 0 : seen.current.arrivals + 1 };
  }
  return seen.current.arrivals || false;
}

/** Tells the integrator once which parts of the configuration could not be read. */
function useUnread(configuration: ConfigurationState, warn: (message: string) => void): void {
  const unread =
    configuration.status === 'success' && configuration.answer.active
      ? configuration.answer.configuration.unread.join(', ')
      : '';
  useEffect(() => {
    if (unread !== '')
      warn(`tour-booking: the configuration has parts that cannot be read and are left out: ${unread}.`);
  }, [unread, warn]);
}
