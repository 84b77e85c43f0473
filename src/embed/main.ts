import { shippedWords } from '../i18n/useLanguage.ts';
import { isPlain } from '../options/placement.ts';
import { readPreviewOptions } from '../preview/previewOptions.ts';
import { pageSource } from '../preview/previewSource.ts';
import { optionsOf } from './attributes.ts';
import { createMount } from './createMount.ts';
import { defineElement, TAG } from './element.ts';
import { type DialogChunk, pageGlobal } from './pageGlobal.ts';
import { ScriptTagBooking } from './ScriptTagBooking.tsx';

/** Shows the widget in its place. For the part that opens it in other ways, as is the next. */
export const mount = createMount(ScriptTagBooking);
export const loadDialogChunk = (): Promise<DialogChunk> => import('./dialogChunk.tsx');

/** Not a timer, which a page may have stopped. */
const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });

// Replies and words that are here already are read within this task, so that no skeleton shows before them.
const { allows } = pageGlobal();
const read = [...document.querySelectorAll(TAG)].flatMap((element) => {
  const options = optionsOf(element);
  if (!isPlain(options)) return [];
  const first = readPreviewOptions({ ...options, allows });
  return [pageSource.read(first), shippedWords(first.settings.locale).preview.load()];
});
void Promise.race([Promise.all(read), nextTask()]).then(() =>
  defineElement((target, options) => (isPlain(options) ? mount : pageGlobal().mount)(target, options), { allows }),
);
