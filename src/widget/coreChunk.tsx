import { type ReactNode, useContext, useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { isBeingSent } from '../booking/flow.ts';
import type { Environment } from '../core/environment.ts';
import type { HandedLink } from '../core/handedLink.ts';
import type { BookingSnapshot } from '../core/snapshot.ts';
import { AssistantsPlace } from '../features/assistants/AssistantsPlace.tsx';
import { HomesPlace } from '../features/homes/HomesPlace.tsx';
import { HomeTriggers } from '../features/homes/HomeTriggers.tsx';
import { LinksPlace } from '../features/links/LinksPlace.tsx';
import { WaitlistPlace } from '../features/waitlist/WaitlistPlace.tsx';
import { type Language, LanguageContext } from '../i18n/language.ts';
import { useMessageProblems } from '../i18n/messageProblems.ts';
import type { LanguageProblem } from '../i18n/useLanguage.ts';
import type { TourBookingOptions } from '../options/componentOptions.ts';
import type { Settings } from '../options/settings.ts';
import { type Around, OfferContext } from '../screenParts/around.ts';
import { EnvironmentContext } from '../screenParts/environmentContext.ts';
import { useScreensNotLoaded } from '../screenParts/useNotLoaded.ts';
import { CoreScreens, useScreensAhead } from '../screens/CoreScreens.tsx';
import { joinAround } from '../screens/joinAround.ts';
import { KeepOpenContext } from '../ui/KeepOpenContext.ts';
import type { BookingInPlace } from './createTourBooking.ts';
import { OwnComponents, useComponentProblems } from './OwnComponents.tsx';

/** The core chunk: the core, the screens that the preview cannot show, and the components that the preview screens get with it. */
export { coreComponents } from '../screens/coreComponents.ts';
export { createBookingIn } from './createTourBooking.ts';
export { PlainBooking } from './PlainBooking.tsx';

interface HostPartsProps {
  readonly options: TourBookingOptions;
  /** The environment of the booking, with the query client that it began with. */
  readonly environment: Environment;
  readonly onFailed: (what: string, error: unknown) => void;
  readonly children: ReactNode;
}

/** Gives the screens what the host brings: components of its own, and its query client. */
export const HostParts = ({ options: { components }, environment, onFailed, children }: HostPartsProps) => (
  <EnvironmentContext.Provider value={environment}>
    <OwnComponents components={components} onFailed={onFailed}>
      {children}
    </OwnComponents>
  </EnvironmentContext.Provider>
);

interface BookingScreensProps {
  readonly booking: BookingInPlace;
  readonly settings: Settings;
  /** What a feature offers where nothing is open. */
  readonly offer: ReactNode;
}

/** The screen of the newest snapshot. While the visitor types only this renders, and not what is around it. */
export function BookingScreens({ booking, settings, offer }: BookingScreensProps) {
  const { subscribe, getSnapshot, getInitialSnapshot, commands } = booking;
  const snapshot = useSyncExternalStore(subscribe, getSnapshot, getInitialSnapshot);
  return (
    <OfferContext.Provider value={offer}>
      <CoreScreens snapshot={snapshot} commands={commands} settings={settings} />
    </OfferContext.Provider>
  );
}

interface HomesPartProps {
  readonly booking: BookingInPlace;
  readonly snapshot: BookingSnapshot;
  readonly settings: Settings;
}

/** The homes on the tour, beside the times. Nothing where the integrator names none. */
export function HomesPart({ booking, snapshot: { homes, availability }, settings }: HomesPartProps) {
  if (settings.homes === undefined || availability === null) return null;
  return (
    <EnvironmentContext.Provider value={booking.getEnvironment()}>
      <HomesPlace homes={homes} today={availability.today} settings={settings} commands={booking.commands} />
    </EnvironmentContext.Provider>
  );
}

interface CoreEffectsProps {
  readonly options: TourBookingOptions;
  readonly snapshot: BookingSnapshot;
  readonly settings: Settings;
  /** Why English is shown instead of the chosen language. */
  readonly problem: LanguageProblem | undefined;
  readonly language: Language;
  readonly booking: BookingInPlace;
  /** Gets what the features show around the screens. */
  readonly onAround: (around: Around) => void;
}

/** Loads the screens that come next, begins the features around them, and tells the integrator what is wrong. Shows nothing. */
export function CoreEffects({ options, snapshot, settings, problem, language, booking, onAround }: CoreEffectsProps) {
  useKeptOpen(snapshot);
  useScreensAhead(snapshot, settings);
  const { locale, warn } = settings;
  useScreensNotLoaded(warn);
  useMessageProblems({ messages: options.messages, locale, problem, warn });
  useComponentProblems(options.components, warn);
  const { homes, elementId } = settings;
  const { commands } = booking;
  const [link, setLink] = useState<HandedLink>();
  const around = useMemo(() => {
    const join = joinAround(onAround);
    return {
      waitlist: (given: Around) => join('waitlist', given),
      links: (given: Around) => join('links', given),
    };
  }, [onAround]);
  return (
    <LanguageContext.Provider value={language}>
      {homes ? (
        <HomeTriggers homes={snapshot.homes} offered={homes.offered} elementId={elementId} commands={commands} />
      ) : null}
      {settings.waitlist ? <WaitlistPlace booking={booking} link={link} onAround={around.waitlist} /> : null}
      {settings.assistants ? <AssistantsPlace booking={booking} link={link} /> : null}
      <LinksPlace booking={booking} onHanded={setLink} onAround={around.links} />
    </LanguageContext.Provider>
  );
}

/** Keeps the dialog around the widget open while something is sent. */
function useKeptOpen({ flow, lead }: BookingSnapshot): void {
  const keepOpen = useContext(KeepOpenContext);
  const isSending = isBeingSent(flow) || lead?.at === 'sending';
  // In a layout effect, before the visitor can do anything.
  useLayoutEffect(() => {
    keepOpen?.(isSending);
    return () => keepOpen?.(false);
  }, [keepOpen, isSending]);
}
