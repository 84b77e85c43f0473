import { showDeveloperBar } from './developerBar.ts';
import { create, find } from './dom.ts';
import { ADVICE, answerWith, createService, initialDay } from './leasingService.ts';

const service = createService();

/** Inserts the snippet into the page, as a customer would paste it. */
function insertSnippet(groupId: string): void {
  const snippet = document.importNode(find('#snippet', HTMLTemplateElement).content, true);
  const element = snippet.querySelector('tour-booking');
  element?.setAttribute('group-id', groupId);
  const day = initialDay();
  if (day) element?.setAttribute('initial-day', day);
  // The script has to run once. When the reader chooses another group, the element is defined already.
  if (customElements.get('tour-booking')) snippet.querySelector('script')?.remove();
  find('#widget', HTMLElement).replaceChildren(snippet);
}

/** Shows why there is no widget, and the snippet's own fallback link. */
function showUnavailable(reason: string): void {
  find('.developer', HTMLElement).hidden = true;
  const sentences = [reason, ADVICE].map((textContent) => create('p', { textContent }));
  const message = create('div', { className: 'unavailable' }, ...sentences);
  const fallback = find('#snippet', HTMLTemplateElement).content.querySelector('tour-booking a');
  if (fallback) message.append(document.importNode(fallback, true));
  find('#widget', HTMLElement).replaceChildren(message);
}

const bar = showDeveloperBar(service, insertSnippet);
try {
  await answerWith(service, bar.log);
  insertSnippet(bar.groupId());
} catch (error) {
  showUnavailable(error instanceof Error ? error.message : String(error));
}
