import { laterSheet } from '../../theme/laterSheet.ts';
import type { LaterParts } from '../laterParts.ts';
import { KeptFocus } from './KeptFocus.ts';
import { MonthSheet } from './MonthSheet.tsx';
import { PickNotice } from './PickNotice.tsx';
import { SpokenTimes } from './SpokenTimes.ts';
import { WithoutTimes } from './WithoutTimes.tsx';

/** All of them. */
export const laterParts: LaterParts = {
  sheet: laterSheet,
  KeptFocus,
  MonthSheet,
  PickNotice,
  SpokenTimes,
  WithoutTimes,
};
