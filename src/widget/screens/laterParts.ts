import { noticeSheet } from '../../theme/noticeSheet.ts';
import { useKeptFocus } from '../../ui/useKeptFocus.ts';
import type { KeptFocusProps, LaterParts } from '../laterParts.ts';
import { PickNotice } from './PickNotice.tsx';
import { SpokenTimes } from './SpokenTimes.ts';
import { WithoutTimes } from './WithoutTimes.tsx';

function KeptFocus({ widget, presence }: KeptFocusProps) {
  useKeptFocus(widget, presence);
  return null;
}

/** All of them. */
export const laterParts: LaterParts = { sheet: noticeSheet, KeptFocus, PickNotice, SpokenTimes, WithoutTimes };
