import { isScenario, SCENARIOS } from '../mock-server/engine/faults/scenarios.ts';
import type { MockService } from '../mock-server/engine/mockService.ts';
import { create, find } from './dom.ts';

/** The groups of the mock's seeded world. The page opens with the first one. */
const GROUPS: readonly (readonly [id: string, about: string])[] = [
  ['106', 'one agent only'],
  ['101', 'every field optional'],
  ['102', 'every field required, full confirmation'],
  ['103', 'widget inactive'],
  ['104', 'broker-led'],
  ['105', 'never an open time'],
];
/** How many requests the bar lists. */
const LISTED_REQUESTS = 30;

interface AnsweredRequest {
  readonly method: string;
  readonly path: string;
  /** 0 when the connection was dropped. */
  readonly status: number;
  readonly ms: number;
}

/** The class of a reply's row: a plain answer, a refusal that the API document describes, or a fault. */
const kindOf = (status: number): 'answer' | 'refusal' | 'fault' =>
  status === 400 ? 'refusal' : status === 0 || status > 400 ? 'fault' : 'answer';
const REFUSED = 'The service said no, as documented';

interface DeveloperBar {
  /** Adds a request to the top of the list. */
  log(request: AnsweredRequest): void;
  /** The chosen group. */
  groupId(): string;
  hide(): void;
}

/** Fills a select element with `entries`, and calls `onChange` with each value that the reader chooses. */
function fillSelect(
  selector: string,
  entries: readonly (readonly [value: string, text: string])[],
  onChange: (value: string) => void,
): HTMLSelectElement {
  const select = find(selector, HTMLSelectElement);
  select.append(...entries.map(([value, text]) => new Option(text, value)));
  select.addEventListener('change', () => onChange(select.value));
  return select;
}

/** Shows the bar if the address of the page has `?dev`. The link in the footer leads there, and back. */
function showWhereWanted(): void {
  if (!new URLSearchParams(location.search).has('dev')) return;
  const bar = find('.developer', HTMLElement);
  bar.hidden = false;
  // The browser looked for the bar while it was hidden, so it did not scroll to it.
  if (location.hash === `#${bar.id}`) bar.scrollIntoView({ block: 'end' });
  const link = find('#developer-link', HTMLAnchorElement);
  link.textContent = 'Hide the developer bar';
  link.href = location.pathname;
}

/**
 * The developer bar. It switches the scenario of `service`, lists the last requests, and calls `restart` with the chosen group
 * when the widget has to be inserted again.
 */
export function createDeveloperBar(service: MockService, restart: (groupId: string) => void): DeveloperBar {
  const note = find('#scenario-note', HTMLElement);
  const rows = find('#requests', HTMLElement);
  const last = find('#last-request', HTMLOutputElement);
  const scenarios = Object.keys(SCENARIOS).map((name) => [name, name] as const);
  const scenario = fillSelect('#scenario', scenarios, (name) => {
    if (isScenario(name)) service.setScenario(name);
    showScenario();
  });
  const groups = GROUPS.map(([id, about]) => [id, `${id}, ${about}`] as const);
  const group = fillSelect('#group', groups, restart);
  /** Called after each request too, because some scenarios end after one booking. */
  const showScenario = (): void => {
    scenario.value = service.scenario;
    note.textContent = SCENARIOS[service.scenario].says;
  };

  find('#reset', HTMLButtonElement).addEventListener('click', () => {
    service.reset();
    rows.replaceChildren();
    last.textContent = 'no requests yet';
    showScenario();
    restart(group.value);
  });
  showScenario();
  showWhereWanted();

  return {
    groupId: () => group.value,
    hide() {
      find('.developer', HTMLElement).hidden = true;
    },
    log({ method, path, status, ms }) {
      const kind = kindOf(status);
      const said = status === 0 ? 'lost' : String(status);
      const taken = String(Math.round(ms));
      const remark = create('small', { textContent: kind === 'refusal' ? REFUSED : '' });
      const cells = [[method], [path, remark], [said], [taken]].map((content) => create('td', {}, ...content));
      const row = create('tr', { className: kind }, ...cells);
      rows.prepend(row);
      rows.children[LISTED_REQUESTS]?.remove();
      last.textContent = [method, path, said, taken].join(' ');
      showScenario();
    },
  };
}
