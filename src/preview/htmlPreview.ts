import { clockAt } from '../core/bookingPeriod.ts';
import type { PreviewOptions } from './previewOptions.ts';
import { previewSnapshot } from './previewSnapshot.ts';
import { edgeTransport, readAnswers, type ShownPreview } from './previewSource.ts';

/** What a server's HTML carries beside the markup, as JSON. */
export interface HtmlReplies {
  /** When the edge gave the preview, in milliseconds since the epoch. */
  readonly at: number;
  /** The edge's reply to `GET /preview`. */
  readonly preview: unknown;
  /** The attributes that the markup was made with. */
  readonly attributes: Readonly<Record<string, string>>;
}

/**
 * The preview in a server's HTML. It depends on the HTML and the options alone, not on a clock, so that the first render in a browser
 * matches the markup. Undefined where there is no free time to show.
 */
export async function htmlPreview(
  { settings, asks }: PreviewOptions,
  { at, preview }: Pick<HtmlReplies, 'at' | 'preview'>,
): Promise<ShownPreview | undefined> {
  if (!asks?.isEdge) return undefined;
  try {
    const answers = await readAnswers(edgeTransport(preview), asks.groupId, clockAt(at, settings.zone), preview);
    const snapshot = answers && previewSnapshot(settings, answers, { now: at, savesData: false });
    return snapshot && { snapshot, answers, consume: () => undefined };
  } catch {
    return undefined;
  }
}
