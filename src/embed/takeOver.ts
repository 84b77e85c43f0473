import { coreChunk } from '../chunks.ts';
import type { TakeOver } from './createMount.ts';

/** Takes over the widget that a server has put into `shadow`, with a chunk for that. */
export const takeOver: TakeOver = (shadow, options) => {
  const json = shadow.querySelector('script')?.textContent;
  if (!json) return undefined;
  // The visitor sees times already, and needs the core next.
  void coreChunk.load();
  return import('./serverHtml.ts').then(
    (chunk) => chunk.takeOver(json, shadow, options),
    () => undefined,
  );
};
