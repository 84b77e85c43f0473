import { createContext, type ReactNode, useContext } from 'react';
import { BusySlotContext } from '../calendar/SlotList.tsx';
import { type Language, LanguageContext } from '../i18n/language.ts';
import type { TourBookingOptions } from '../options/options.ts';
import { type CoreComponents, CoreComponentsContext } from '../screens/coreComponentsContext.ts';
import { type BookingProps, PreviewScreens } from '../screens/PreviewScreens.tsx';
import { VisitContext } from '../screens/ScreenHeading.tsx';
import type { LocalDateTime } from '../time/values.ts';
import { Root } from './Root.tsx';
import { Shell } from './Shell.tsx';

interface TourViewProps extends Shown {
  readonly options: Pick<TourBookingOptions, 'id' | 'className' | 'style'>;
  /** Null until the core is there. */
  readonly coreComponents: CoreComponents | null;
  /** The time that was pressed, while nothing can follow it yet. */
  readonly busySlot?: LocalDateTime | undefined;
  readonly language: Language;
}

interface Shown extends BookingProps {
  /** Shown in place of every screen. */
  readonly instead?: ReactNode;
  /** Any screen that is none of the first ones. */
  readonly children: ReactNode;
}

/** What the frame and the screens read: so the parts around them, whose own props stay the same, need not render again. */
const ShownContext = createContext<Shown | null>(null);

/** A booking as it looks: the same for each that brings the snapshots. */
export function TourView({ options, coreComponents, busySlot, language, ...shown }: TourViewProps) {
  const { theme, accent } = shown.settings;
  return (
    <LanguageContext.Provider value={language}>
      <CoreComponentsContext.Provider value={coreComponents}>
        <ShownContext.Provider value={shown}>
          <BusySlotContext.Provider value={busySlot}>
            <Root theme={theme} accent={accent} id={options.id} className={options.className} style={options.style}>
              {frame}
            </Root>
          </BusySlotContext.Provider>
        </ShownContext.Provider>
      </CoreComponentsContext.Provider>
    </LanguageContext.Provider>
  );
}

function Frame() {
  const shown = useContext(ShownContext);
  if (shown === null) return null;
  const { screen, availability, visits, flow } = shown.snapshot;
  return (
    <VisitContext.Provider value={shown.instead ? visits + 1 : visits}>
      <Shell
        settings={shown.settings}
        day={availability?.day}
        bare={screen === 'misconfigured' || screen === 'details' || 'tour' in flow}
      >
        {current}
      </Shell>
    </VisitContext.Provider>
  );
}

function CurrentScreen() {
  const shown = useContext(ShownContext);
  if (shown === null) return null;
  const { instead, ...screens } = shown;
  return instead ?? <PreviewScreens {...screens} />;
}

const frame = <Frame />;
const current = <CurrentScreen />;
