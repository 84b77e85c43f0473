import { readFirstOptions } from '../widget/readOpening.ts';
import { optionsOf } from './attributes.ts';
import { createMount } from './createMount.ts';
import { earlyReplies } from './early.ts';
import { defineElement, TAG } from './element.ts';
import { readFirstAnswers } from './firstAnswers.ts';
import { StagedTourBooking } from './StagedTourBooking.tsx';

interface PageWindow {
  TourBooking?: object;
}

const page = window as PageWindow;
const mount = createMount(StagedTourBooking);
page.TourBooking = Object.assign(page.TourBooking ?? {}, { mount });

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

// Replies that are here already are read within this task, and shown at once, with no skeleton before them.
const answers = [...document.querySelectorAll(TAG)].map((element) =>
  readFirstAnswers(readFirstOptions(optionsOf(element))),
);
void Promise.race([Promise.all(answers), nextTask()]).then(() =>
  defineElement(mount, { preloaded: earlyReplies.take }),
);
