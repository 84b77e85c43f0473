import { isPlain } from '../widget/isPlain.ts';
import { wordsFor } from '../widget/languages.ts';
import { readFirstOptions } from '../widget/readOpening.ts';
import { optionsOf } from './attributes.ts';
import { createMount } from './createMount.ts';
import { earlyReplies } from './early.ts';
import { defineElement } from './element.ts';
import { TAG } from './elementHandlers.ts';
import { readFirstAnswers } from './firstAnswers.ts';
import { type DialogPart, pageGlobal } from './pageGlobal.ts';
import { StagedTourBooking } from './StagedTourBooking.tsx';

/** Shows the widget in its place. For the part that opens it in other ways, as is the next. */
export const mount = createMount(StagedTourBooking);
export const loadDialogPart = (): Promise<DialogPart> => import('./dialogPart.tsx');

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

// Replies and words that are here already are read within this task, and shown at once, with no skeleton before them.
const answers = [...document.querySelectorAll(TAG)].flatMap((element) => {
  const first = readFirstOptions(optionsOf(element));
  return [readFirstAnswers(first), wordsFor(first.settings.locale).load()];
});
void Promise.race([Promise.all(answers), nextTask()]).then(() =>
  defineElement((target, options) => (isPlain(options) ? mount : pageGlobal().mount)(target, options), {
    preloaded: earlyReplies.take,
    allows: pageGlobal().allows,
  }),
);
