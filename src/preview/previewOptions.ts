import type { TourBookingOptions } from '../options/componentOptions.ts';
import type { Door } from '../options/door.ts';
import { createOptionReader } from '../options/optionReader.ts';
import { readViewSettings, type ViewSettings } from '../options/viewSettings.ts';

/** The options as the preview reads them. */
export interface PreviewOptions {
  readonly settings: ViewSettings;
  /** The service, or the edge in front of it, and the group to ask. Undefined when there is no preview. */
  readonly asks: { readonly api: string; readonly isEdge: boolean; readonly groupId: number } | undefined;
  /** Equal for options that lead to the same requests. */
  readonly key: string;
}

/**
 * Reads what the preview needs. Anything unusual skips the preview: a wrong option, a key, a `client`, a `fetch`, another first day, a time to open with, a tour to change.
 */
export function readPreviewOptions(options: TourBookingOptions, { allows }: Pick<Door, 'allows'>): PreviewOptions {
  const reader = createOptionReader();
  const settings = readViewSettings(options, reader);
  const edge = reader.text('edge', options.edge);
  const api = edge ?? reader.text('api', options.api);
  const groupId = reader.whole('groupId', options.groupId, 1, Number.MAX_SAFE_INTEGER);
  const { client, fetch, publicKey, manage, manageStart, initialSlot } = options;
  const isUnusual =
    client ||
    fetch ||
    publicKey ||
    manage ||
    manageStart ||
    initialSlot ||
    settings.initialDay ||
    (edge && options.api);
  const hasPreview = reader.problems.length === 0 && !isUnusual;
  const asks =
    hasPreview && api && groupId && (allows?.(api) ?? true) ? { api, isEdge: edge !== undefined, groupId } : undefined;
  return { settings, asks, key: JSON.stringify([asks, settings.zone]) };
}
