import { useContext, useEffect } from 'react';
import { TourKindPlace } from '../features/kinds/TourKindPlace.tsx';
import type { CoreComponents, InViewProps, WithinProps } from '../screenParts/coreComponentsContext.ts';
import { AsOf } from '../screenParts/pick/AsOf.tsx';
import { CardGrowth } from '../screenParts/pick/CardGrowth.ts';
import { MonthSheet } from '../screenParts/pick/MonthSheet.tsx';
import { PickNotice } from '../screenParts/pick/PickNotice.tsx';
import { SpokenTimes } from '../screenParts/pick/SpokenTimes.ts';
import { WithoutTimes } from '../screenParts/pick/WithoutTimes.tsx';
import buttons from '../theme/buttons.css?inline';
import core from '../theme/core.css?inline';
import notice from '../theme/notice.css?inline';
import sheet from '../theme/sheet.css?inline';
import { sharedSheet } from '../theme/stylesheet.ts';
import { VisitorPresenceContext } from '../ui/focus.ts';
import { settle } from '../ui/settle.ts';
import { useKeptFocus } from '../ui/useKeptFocus.ts';
import { useUncoveredFocus } from '../ui/useUncoveredFocus.ts';
import { whenInView } from '../ui/whenInView.ts';

/**
 * The styles that the first free time does not need: most buttons, notices, the month over the page, forced colors.
 * @internal
 */
export const coreSheet = sharedSheet(buttons, core, notice, sheet);

/** Keeps the focus in the widget and in view: see `useKeptFocus` and `useUncoveredFocus`. Shows nothing. */
function KeptFocus({ within }: WithinProps) {
  useKeptFocus(within, useContext(VisitorPresenceContext));
  useUncoveredFocus(within);
  return null;
}

/** Tells when the widget has come into view: see `whenInView`. Shows nothing. */
function InView({ within, onEnter }: InViewProps) {
  useEffect(() => (within.current && onEnter ? whenInView(within.current, onEnter) : undefined), [within, onEnter]);
  return null;
}

/** The components of the preview's screens that come with the core. */
export const coreComponents: CoreComponents = {
  sheet: coreSheet,
  AsOf,
  InView,
  KeptFocus,
  MonthSheet,
  PickNotice,
  SpokenTimes,
  settle,
  CardGrowth,
  TourKindPlace,
  WithoutTimes,
};
