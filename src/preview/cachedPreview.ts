import type { QueryClient } from '@tanstack/query-core';
import { firstQuestions } from '../core/asking/firstDays.ts';
import type { TourBookingOptions } from '../options/componentOptions.ts';
import { serviceIdentity } from '../options/identity.ts';
import { createOptionReader } from '../options/optionReader.ts';
import type { PreviewAnswers } from '../queries/giveAnswers.ts';
import { availabilityKey, configurationKey } from '../queries/queryOptions.ts';
import type { PreviewOptions } from './previewOptions.ts';
import { previewSnapshot } from './previewSnapshot.ts';
import type { ShownPreview } from './previewSource.ts';

/** The part of a query client that a preview reads. */
type Cache = Pick<QueryClient, 'getQueryData'>;

/**
 * The preview of answers that a server left in the host's query client (`prefetchTourBooking`). It depends on the cache and the options
 * alone, not on a clock, so that the first render in a browser matches the server's markup. Undefined for a tour to change, and without
 * the property's zone, because the server cannot know the time there.
 */
export function cachedPreview(
  cache: Cache | undefined,
  options: TourBookingOptions,
  { settings }: PreviewOptions,
): ShownPreview | undefined {
  const { manage, manageStart } = options;
  const groupId = createOptionReader().whole('groupId', options.groupId, 1, Number.MAX_SAFE_INTEGER);
  if (!cache || groupId === undefined || settings.zone === undefined || manage || manageStart) return undefined;
  const scope = { service: serviceIdentity(options), groupId };
  const configuration: unknown = cache.getQueryData(configurationKey(scope));
  if (!isReceived(configuration)) return undefined;
  const [availability, ...others] = firstQuestions(settings, configuration.receivedAt).times.map((time): unknown =>
    cache.getQueryData(availabilityKey(scope, time)),
  );
  if (!isReceived(availability)) return undefined;
  // The widget's own queries put such answers under these keys.
  const answers = { configuration, availability, others: others.filter(isReceived) } as PreviewAnswers;
  const snapshot = previewSnapshot(settings, answers, { now: availability.receivedAt, savesData: false });
  return snapshot && { snapshot, answers, consume: () => undefined };
}

interface AnyReceived {
  readonly answer: object;
  readonly receivedAt: number;
}

const isReceived = (data: unknown): data is AnyReceived =>
  typeof data === 'object' &&
  data !== null &&
  'answer' in data &&
  typeof data.answer === 'object' &&
  data.answer !== null &&
  'receivedAt' in data &&
  typeof data.receivedAt === 'number';
