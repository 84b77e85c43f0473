import { useEffect, useState } from 'react';
import type { PreviewOptions } from './previewOptions.ts';
import type { PreviewSource, ShownPreview } from './previewSource.ts';

/** The preview for `options`. Undefined until it is there, and without a source. */
export function usePreview(options: PreviewOptions, source: PreviewSource | undefined): ShownPreview | undefined {
  const [preview, setPreview] = useState(() => source?.known(options));
  // biome-ignore lint/correctness/useExhaustiveDependencies: options with the same key ask the same
  useEffect(() => {
    let isGone = false;
    if (!preview) void source?.read(options).then((read) => isGone || setPreview(read));
    return () => {
      isGone = true;
    };
  }, [source, options.key, preview]);
  return preview;
}
