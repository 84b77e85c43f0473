import { coreChunk } from '../widget/loadCore.ts';
import type { Hydrate } from './createMount.ts';

/** Hydrates the widget that a server has put into `shadow`, with a chunk for that. */
export const hydrate: Hydrate = (shadow, options, door) => {
  const json = shadow.querySelector('script')?.textContent;
  if (!json) return undefined;
  // The visitor sees times already, and needs the core next.
  void coreChunk.load();
  return import('./serverHtml.ts').then(
    (chunk) => chunk.hydrate(json, shadow, options, door),
    () => undefined,
  );
};
