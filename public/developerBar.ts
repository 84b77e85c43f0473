import { isScenario, SCENARIOS } from '../mock-server/engine/faults/scenarios.ts';
import type { MockService } from '../mock-server/engine/service.ts';

/** The groups of the seeded world, for the bar's list; the first is the one the page opens with. */
const GROUPS: readonly (readonly [id: string, about: string])[] = [
  ['106', 'one agent only'],
  ['101', 'every field optional'],
  ['102', 'every field required, full confirmation'],
  ['103', 'widget inactive'],
  ['104', 'broker-led'],
  ['105', 'no free time ever'],
];
/** How many requests the bar keeps. */
const KEPT = 30;

/** One answered request, as the mock tells it. */
export interface LoggedRequest {
  readonly method: string;
  readonly path: string;
  /** 0 when the connection was dropped. */
  readonly status: number;
  readonly ms: number;
}

export interface DeveloperBar {
  log(request: LoggedRequest): void;
  groupId(): string;
}

/** The element of the page that `selector` finds. Throws when the page has none of that kind. */
export function part<Kind extends Element>(selector: string, kind: new () => Kind): Kind {
  const found = document.querySelector(selector);
  if (!(found instanceof kind)) throw new Error(`The page has no ${selector}`);
  return found;
}

const option = (value: string, text: string): HTMLOptionElement => new Option(text, value);

/** A list that shows a choice of `entries` and tells of each change. */
function choice(selector: string, entries: readonly (readonly [string, string])[], changed: (value: string) => void) {
  const select = part(selector, HTMLSelectElement);
  select.append(...entries.map(([value, text]) => option(value, text)));
  select.addEventListener('change', () => changed(select.value));
  return select;
}

/**
 * Shows the developer bar: switches the scenario of `service`, lists the last requests, and asks for the widget to be
 * put into the page anew by `restart` with the group that is chosen.
 */
export function showDeveloperBar(service: MockService, restart: (groupId: string) => void): DeveloperBar {
  const note = part('#scenario-note', HTMLElement);
  const rows = part('#requests', HTMLElement);
  const last = part('#last-request', HTMLOutputElement);
  const names = Object.keys(SCENARIOS).map((name) => [name, name] as const);
  const scenario = choice('#scenario', names, (name) => {
    if (isScenario(name)) service.setScenario(name);
    showScenario();
  });
  const groups = GROUPS.map(([id, about]) => [id, `${id}, ${about}`] as const);
  const group = choice('#group', groups, restart);
  /** Some scenarios end by themselves, after one booking. */
  const showScenario = (): void => {
    scenario.value = service.scenario;
    note.textContent = SCENARIOS[service.scenario].says;
  };

  part('#reset', HTMLButtonElement).addEventListener('click', () => {
    service.reset();
    rows.replaceChildren();
    last.textContent = 'no request yet';
    showScenario();
    restart(group.value);
  });
  showScenario();
  part('.developer', HTMLElement).hidden = false;

  return {
    groupId: () => group.value,
    log({ method, path, status, ms }) {
      const cells = [method, path, status === 0 ? 'lost' : String(status), String(Math.round(ms))];
      const row = document.createElement('tr');
      if (status === 0 || status >= 400) row.className = 'refused';
      row.append(...cells.map((text) => Object.assign(document.createElement('td'), { textContent: text })));
      rows.prepend(row);
      rows.children[KEPT]?.remove();
      last.textContent = cells.join(' ');
      showScenario();
    },
  };
}
