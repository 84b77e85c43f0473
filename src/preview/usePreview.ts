import { useEffect, useState, useSyncExternalStore } from 'react';
import { isUsable } from '../queries/received.ts';
import type { PreviewOptions } from './previewOptions.ts';
import type { PreviewSource, ShownPreview } from './previewSource.ts';

const never = () => () => undefined;

/**
 * The preview for `options`; undefined until it is there, and without a source. During hydration it is what the server rendered, whatever
 * its age. After that, a preview that is too old gives way to new replies.
 */
export function usePreview(options: PreviewOptions, source: PreviewSource | undefined): ShownPreview | undefined {
  const [read, setRead] = useState(() => source?.known(options));
  const isUsable = (): boolean => read === undefined || isPreviewUsable(read, Date.now());
  const preview = useSyncExternalStore(never, isUsable, () => true) ? read : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: options with the same key ask the same
  useEffect(() => {
    let isGone = false;
    if (!preview) void source?.read(options).then((found) => isGone || setRead(found));
    return () => {
      isGone = true;
    };
  }, [source, options.key, preview]);
  return preview;
}

/** Whether times of a preview may be called free at `now`. Those of a static page may be old, those of a wrong clock from the future. */
const isPreviewUsable = ({ answers }: ShownPreview, now: number): boolean =>
  isUsable(answers.availability, now) && isUsable(answers.configuration, now);
