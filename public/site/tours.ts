import { createDeveloperBar } from '../developerBar.ts';
import { create, find } from '../dom.ts';
import { initialDay } from '../firstDayShown.ts';
import { ADVICE, answerWith, createService } from '../leasingService.ts';
import { hideTimes, showTimes } from './bookingBar.ts';
import { openTour } from './tourDialog.ts';
import { createWaitlistRound, FULL_GROUP } from './waitlistRound.ts';

/** The widget of the page, once it is inserted. */
const inlineWidget = (): Element | null => document.querySelector('#widget tour-booking');

/** Inserts the snippet into the page, as a customer would paste it; with an `edge`, as one with a waitlist would. */
function insertSnippet(groupId: string, edge?: string): void {
  const snippet = document.importNode(find('#snippet', HTMLTemplateElement).content, true);
  const element = snippet.querySelector('tour-booking');
  element?.setAttribute('group-id', groupId);
  if (edge !== undefined) {
    element?.setAttribute('edge', edge);
    element?.setAttribute('waitlist', 'on');
    element?.removeAttribute('api');
  }
  const day = initialDay();
  if (day) element?.setAttribute('initial-day', day);
  // The script has to run once. When the reader chooses another group, the element is defined already.
  if (customElements.get('tour-booking')) snippet.querySelector('script')?.remove();
  find('#widget', HTMLElement).replaceChildren(snippet);
  refreshTimes();
}

/** Shows the free times of the group in the booking bar. Each opens the widget with that time. */
function refreshTimes(): void {
  void showTimes(Number(inlineWidget()?.getAttribute('group-id')), (slot) => {
    const element = inlineWidget();
    if (element) openTour(element, { initialSlot: slot, onBooked: refreshTimes });
  });
}

/** Shows why there is no widget, and the snippet's own fallback link. */
function showUnavailable(reason: string): void {
  hideTimes();
  const sentences = [reason, ADVICE].map((textContent) => create('p', { textContent }));
  const message = create('div', { className: 'unavailable' }, ...sentences);
  const fallback = find('#snippet', HTMLTemplateElement).content.querySelector('tour-booking a');
  if (fallback) message.append(document.importNode(fallback, true));
  find('#widget', HTMLElement).replaceChildren(message);
}

/** Starts the leasing service inside the page, and with it all of the page that books tours. */
export async function startTours(): Promise<void> {
  const service = createService();
  const bar = createDeveloperBar(service, insert);
  const round = createWaitlistRound(service, () => insert(bar.groupId()));
  function insert(groupId: string): void {
    const isFull = groupId === String(FULL_GROUP);
    round.show(isFull);
    insertSnippet(groupId, isFull ? round.address() : undefined);
  }
  try {
    await answerWith(service, bar.log, [round.handler]);
  } catch (error) {
    bar.hide();
    showUnavailable(error instanceof Error ? error.message : String(error));
    return;
  }
  document.addEventListener('tour-booking:booked', refreshTimes);
  insert(bar.groupId());
}
