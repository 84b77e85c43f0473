import type { TourWords } from '../parts.ts';
import { actionsEs } from './actions.ts';
import { changesEs } from './changes.ts';
import { leadEs } from './lead.ts';

export const tourEs: TourWords = { actions: actionsEs, changes: changesEs, lead: leadEs };
