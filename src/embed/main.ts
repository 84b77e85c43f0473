import { shippedWords } from '../i18n/languageChunks.ts';
import { requestedWords } from '../i18n/requestedWords.ts';
import { createChunk } from '../loading/chunk.ts';
import { startsInline } from '../options/placement.ts';
import { pageLocale } from '../options/viewSettings.ts';
import { readPreviewOptions } from '../preview/previewOptions.ts';
import { pageSource } from '../widget/pageSource.ts';
import { optionsOf } from './attributes.ts';
import { defineElement, TAG } from './bookingElement.ts';
import { createMount } from './createMount.ts';
import { hydrate } from './hydrate.ts';
import { type MainFile, pageGlobal } from './pageGlobal.ts';
import { ScriptTagBooking } from './ScriptTagBooking.tsx';

/** Shows an inline widget. This and the two chunks are for the launcher. */
export const mount = createMount(ScriptTagBooking, hydrate);
export const dialogChunk: MainFile['dialogChunk'] = createChunk(() => import('./dialogChunk.tsx'));

export { linksChunk } from '../features/links/linksFile.ts';

/** Resolves in the next task. Uses no timer, because a page may have stopped its timers. */
const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });

// Read the replies and words that have arrived before the elements are defined, so that no skeleton shows first.
const { allows } = pageGlobal();
const read = [...document.querySelectorAll(TAG)].flatMap((element) => {
  const options = optionsOf(element);
  // The HTML of a server has its own replies.
  if (!startsInline(options) || element.shadowRoot) return [];
  const previewOptions = readPreviewOptions({ ...options, locale: options.locale || pageLocale() }, { allows });
  const { locale, confirms } = previewOptions.settings;
  return [
    pageSource.read(previewOptions),
    shippedWords(locale).preview.load(),
    requestedWords(confirms, locale).load(),
  ];
});
void Promise.race([Promise.all(read), nextTask()]).then(() =>
  defineElement((target, options, door) =>
    (startsInline(options) ? mount : pageGlobal().mount)(target, options, { ...door, allows }),
  ),
);
