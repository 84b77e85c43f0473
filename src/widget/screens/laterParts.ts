import { noticeSheet } from '../../theme/noticeSheet.ts';
import type { LaterParts } from '../laterParts.ts';
import { PickNotice } from './PickNotice.tsx';
import { SpokenTimes } from './SpokenTimes.ts';
import { WithoutTimes } from './WithoutTimes.tsx';

/** All of them. */
export const laterParts: LaterParts = { sheet: noticeSheet, PickNotice, SpokenTimes, WithoutTimes };
