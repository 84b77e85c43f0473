import { part, showDeveloperBar } from './developerBar.ts';
import { ADVICE, answerWith, createService, otherOpeningDay } from './leasingService.ts';

const service = createService();

/** Puts the snippet into the page, as if a customer had pasted it there; a script in a copy of a template runs. */
function insertSnippet(groupId: string): void {
  const snippet = document.importNode(part('#snippet', HTMLTemplateElement).content, true);
  const element = snippet.querySelector('tour-booking');
  element?.setAttribute('group-id', groupId);
  const day = otherOpeningDay();
  // Whoever comes on a Sunday sees the widget at work all the same.
  if (day) element?.setAttribute('initial-day', day);
  // Once is enough: the script has defined the element by the time another group is chosen.
  if (customElements.get('tour-booking')) snippet.querySelector('script')?.remove();
  part('#widget', HTMLElement).replaceChildren(snippet);
}

function sayUnavailable(why: string): void {
  part('.developer', HTMLElement).hidden = true;
  const message = document.createElement('div');
  message.className = 'unavailable';
  for (const text of [why, ADVICE]) message.append(Object.assign(document.createElement('p'), { textContent: text }));
  const fallback = part('#snippet', HTMLTemplateElement).content.querySelector('tour-booking a');
  if (fallback) message.append(document.importNode(fallback, true));
  part('#widget', HTMLElement).replaceChildren(message);
}

const bar = showDeveloperBar(service, insertSnippet);
try {
  await answerWith(service, bar.log);
  insertSnippet(bar.groupId());
} catch (error) {
  sayUnavailable(error instanceof Error ? error.message : String(error));
}
