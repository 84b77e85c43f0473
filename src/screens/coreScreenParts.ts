import { coreSheet } from '../theme/coreSheet.ts';
import type { CoreParts } from './coreParts.ts';
import { KeptFocus } from './KeptFocus.ts';
import { MonthSheet } from './pick/MonthSheet.tsx';
import { PickNotice } from './pick/PickNotice.tsx';
import { SpokenTimes } from './pick/SpokenTimes.ts';
import { WithoutTimes } from './pick/WithoutTimes.tsx';

/** All of them. */
export const coreParts: CoreParts = {
  sheet: coreSheet,
  KeptFocus,
  MonthSheet,
  PickNotice,
  SpokenTimes,
  WithoutTimes,
};
