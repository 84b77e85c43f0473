import { useEffect, useState } from 'react';
import { isPreviewUsable } from './cachedPreview.ts';
import type { PreviewOptions } from './previewOptions.ts';
import type { PreviewSource, ShownPreview } from './previewSource.ts';

/**
 * The preview for `options`; undefined until it is there, and without a source. A preview that a server rendered is shown as it is at
 * first; once mounted, one that is too old gives way to new replies.
 */
export function usePreview(options: PreviewOptions, source: PreviewSource | undefined): ShownPreview | undefined {
  const [preview, setPreview] = useState(() => source?.known(options));
  // biome-ignore lint/correctness/useExhaustiveDependencies: options with the same key ask the same
  useEffect(() => {
    if (preview && isPreviewUsable(preview, Date.now())) return;
    let isGone = false;
    if (preview) setPreview(undefined);
    else void source?.read(options).then((read) => isGone || setPreview(read));
    return () => {
      isGone = true;
    };
  }, [source, options.key, preview]);
  return preview;
}
