export { ApiError } from './api/failure.ts';
export { noAnswers } from './booking/answers.ts';
export { answerTime } from './booking/answerTime.ts';
export { offeredChanges } from './core/offeredChanges.ts';
export { english } from './i18n/english.ts';
export type { Received } from './queries/received.ts';
export type * from './types.ts';
export { createTourBooking, type HeadlessBooking } from './widget/createTourBooking.ts';
export {
  prefetchTourBooking,
  type TourQueryOptions,
  type TourQueryResult,
  tourQueries,
} from './widget/tourQueries.ts';
