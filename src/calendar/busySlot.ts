import { createContext } from 'react';
import type { LocalDateTime } from '../time/values.ts';

/** The time that was pressed, while what comes after it is on its way. */
export const BusySlotContext = createContext<LocalDateTime | undefined>(undefined);
