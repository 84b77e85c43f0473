import type { TourWords } from '../parts.ts';
import { actionsAr } from './actions.ts';
import { changesAr } from './changes.ts';
import { leadAr } from './lead.ts';

export const tourAr: TourWords = { actions: actionsAr, changes: changesAr, lead: leadAr };
