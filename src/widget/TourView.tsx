import { createContext, type ReactNode, useContext, useState } from 'react';
import { BusySlotContext } from '../calendar/SlotList.tsx';
import type { Screen } from '../core/snapshot.ts';
import { type Language, LanguageContext } from '../i18n/language.ts';
import type { TourBookingOptions } from '../options/componentOptions.ts';
import type { Around } from '../screenParts/around.ts';
import { type CoreComponents, CoreComponentsContext } from '../screenParts/coreComponentsContext.ts';
import { Place } from '../screenParts/Place.tsx';
import { VisitContext } from '../screenParts/ScreenHeading.tsx';
import { type BookingProps, PreviewScreens } from '../screens/PreviewScreens.tsx';
import type { LocalDateTime } from '../time/values.ts';
import { VisitorInsideContext } from '../ui/focus.ts';
import { ClassNamesContext, classNamesText } from '../ui/parts.ts';
import { Root } from './Root.tsx';
import { TreeContext } from './ScreenBoundary.tsx';
import { Shell } from './Shell.tsx';

interface TourViewProps extends Shown {
  readonly options: Pick<TourBookingOptions, 'id' | 'className' | 'classNames' | 'style'>;
  /** Null until the core is there. */
  readonly coreComponents: CoreComponents | null;
  /** The time that was pressed, until the next screen can show. */
  readonly busySlot?: LocalDateTime | undefined;
  readonly language: Language;
}

interface Shown extends BookingProps {
  /** The homes on the tour, once the core is there. */
  readonly homes?: ReactNode;
  readonly around: Around;
  /** The screen of the core, shown when it is not a screen of the preview. */
  readonly children: ReactNode;
}

/** The props of the frame and the screens. As a context, so that the elements between need not render again. */
const ShownContext = createContext<Shown | null>(null);

/** Shows a snapshot. Preview and core use the same view, so that its nodes stay. */
export function TourView({ options, coreComponents, busySlot, language, ...shown }: TourViewProps) {
  const { theme, accent } = shown.settings;
  return (
    <ClassNamesContext.Provider value={classNamesText(options.classNames)}>
      <LanguageContext.Provider value={language}>
        <CoreComponentsContext.Provider value={coreComponents}>
          <ShownContext.Provider value={shown}>
            <BusySlotContext.Provider value={busySlot}>
              <Root
                theme={theme}
                accent={accent}
                id={options.id}
                className={options.className}
                style={options.style}
                onEnterView={shown.commands.enterView}
              >
                {frame}
              </Root>
            </BusySlotContext.Provider>
          </ShownContext.Provider>
        </CoreComponentsContext.Provider>
      </LanguageContext.Provider>
    </ClassNamesContext.Provider>
  );
}

function Frame() {
  const shown = useContext(ShownContext);
  const tree = useContext(TreeContext);
  const visitor = useContext(VisitorInsideContext);
  // When a tree takes the place of one that failed, the visitor arrives anew: the focus was lost with the failed tree.
  const [arrivals] = useState(() => (tree > 0 && visitor?.current ? 1 : 0));
  if (shown === null) return null;
  const { screen, availability, flow } = shown.snapshot;
  const { around } = shown;
  const visits = shown.snapshot.visits + arrivals + around.visits;
  const hasHomes = shown.settings.hasHomes && WITH_HOMES.includes(screen) && !around.instead;
  return (
    <VisitContext.Provider value={visits}>
      <Shell
        settings={shown.settings}
        day={availability?.day}
        bare={screen === 'misconfigured' || screen === 'details' || 'tour' in flow}
        above={above}
        homes={hasHomes ? shown.homes : undefined}
      >
        {current}
      </Shell>
    </VisitContext.Provider>
  );
}

/** The screens beside which the homes on the tour stand. */
const WITH_HOMES: readonly Screen[] = ['skeleton', 'pick'];

/** The screens on which a visitor may choose another kind of tour. */
const WITH_KINDS: readonly Screen[] = ['skeleton', 'pick', 'closed', 'unreachable'];

/** The kinds of tour, where there are several. Above all screens, so that the same nodes stay when the times are those of another kind. */
function Kinds() {
  const shown = useContext(ShownContext);
  const core = useContext(CoreComponentsContext);
  const offered = shown?.settings.kinds;
  if (!shown || !offered || shown.around.instead) return null;
  const { screen, flow, availability } = shown.snapshot;
  // A booking in doubt is about a tour of this kind, so no other kind is offered.
  if (!WITH_KINDS.includes(screen) || flow.unknownOutcomes.length > 0) return null;
  return (
    <Place className="tour-kinds-place">
      {core ? <core.TourKindPlace kinds={offered} {...{ flow, availability }} commands={shown.commands} /> : null}
    </Place>
  );
}

function CurrentScreen() {
  const shown = useContext(ShownContext);
  if (shown === null) return null;
  const { around, homes: _, ...screens } = shown;
  return (
    <>
      {around.instead ?? <PreviewScreens {...screens} />}
      {around.below}
    </>
  );
}

/** What stands above all screens. */
function Above() {
  const shown = useContext(ShownContext);
  return (
    <>
      <Kinds />
      {shown?.around.above}
    </>
  );
}

const frame = <Frame />;
const current = <CurrentScreen />;
const above = <Above />;
