// The mock's own page. It calls the control paths, like any other tool. `?world=ID` shows a world instead of the server's own service.

const POLL_MS = 1000;
/** The page shows this many calls. The mock keeps 2000. */
const MOST_CALLS = 200;

const world = new URLSearchParams(location.search).get('world');
const prefix = world === null ? '' : `/__mock/worlds/${encodeURIComponent(world)}`;
const element = (id) => document.getElementById(id);

/** Calls a control path. Throws an Error with the sentence of the mock. */
async function call(method, name, body) {
  const init =
    body === undefined ? {} : { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } };
  const reply = await fetch(`${prefix}/__mock/${name}`, { method, ...init });
  const value = await reply.json();
  if (!reply.ok)
    throw new Error(
      Object.values(value.errors ?? {})
        .flat()
        .join(' ') || `The mock answers ${reply.status}.`,
    );
  return value;
}

function make(name, text, properties = {}) {
  return Object.assign(document.createElement(name), { textContent: text, ...properties });
}

/** Fills a list of terms, unless it has them already. */
function fillTerms(list, terms) {
  const content = JSON.stringify(terms);
  if (list.dataset.content === content) return;
  list.dataset.content = content;
  list.replaceChildren(...terms.flatMap(([term, text]) => [make('dt', term), make('dd', text)]));
}

function showScenarios(scenarios, current) {
  const list = element('scenarios');
  if (list.children.length === 0) {
    list.append(
      ...scenarios.map(({ name }) =>
        make('button', name, { type: 'button', onclick: () => act(() => call('PUT', 'scenario', { name })) }),
      ),
    );
  }
  for (const button of list.children) button.setAttribute('aria-pressed', String(button.textContent === current));
  element('says').textContent = scenarios.find(({ name }) => name === current)?.says ?? '';
}

let shown = 0;

function showCalls(calls) {
  const journal = element('journal');
  for (const each of calls) {
    const isWrong = each.status === 0 || each.status >= 400;
    const summary = make('summary', `${each.at.slice(11)} ${each.method} ${each.operation ?? each.path} `);
    summary.append(
      make('span', each.status === 0 ? 'no reply' : String(each.status), { className: isWrong ? 'wrong' : '' }),
    );
    const { number, at, path, group, query, body, faulty } = each;
    const details = make('details', '');
    details.append(summary, make('pre', JSON.stringify({ number, at, path, group, query, body, faulty }, null, 2)));
    const item = make('li', '');
    item.append(details);
    journal.prepend(item);
    shown = number;
  }
  while (journal.children.length > MOST_CALLS) journal.lastElementChild?.remove();
  element('empty').hidden = journal.children.length > 0;
}

async function show() {
  const about = await call('GET', 'about');
  element('now').textContent = about.now.replace('T', ' ');
  element('now').dateTime = about.now;
  showScenarios(about.scenarios, about.scenario);
  fillTerms(
    element('groups'),
    about.groups.map(({ id, shows }) => [String(id), shows]),
  );
  fillTerms(element('keys'), Object.entries(about.keys));
  if (about.requests < shown) {
    // The journal was cleared. Its numbers begin with 1 again.
    element('journal').replaceChildren();
    shown = 0;
  }
  const { requests } = await call('GET', `requests?after=${shown}`);
  showCalls(requests.slice(-MOST_CALLS));
  const { worlds } = await (await fetch('/__mock/worlds')).json();
  showWorlds(worlds);
}

function showWorlds(worlds) {
  const list = element('worlds');
  const ids = worlds.map(({ id }) => id);
  const content = JSON.stringify(ids);
  list.hidden = ids.length === 0 && world === null;
  if (list.dataset.content === content) return;
  list.dataset.content = content;
  const links = [['the first service', null], ...ids.map((id) => [id, id])].map(([text, id]) =>
    make('a', text, {
      href: id === null ? '/' : `/?world=${encodeURIComponent(id)}`,
      ariaCurrent: id === world ? 'page' : null,
    }),
  );
  list.replaceChildren('Worlds: ', ...links.flatMap((link, at) => (at === 0 ? [link] : [' · ', link])));
}

async function refresh() {
  try {
    await show();
    element('problem').textContent = '';
  } catch (error) {
    element('problem').textContent = error instanceof TypeError ? 'The mock does not answer.' : error.message;
  }
}

let running = Promise.resolve();
/** Runs tasks one after the other, so that no call is shown twice. */
const inTurn = (task) => {
  running = running.then(task);
  return running;
};

/** Makes a change, then shows the new state. If the change fails, shows the error. */
function act(change) {
  return inTurn(async () => {
    try {
      await change();
    } catch (error) {
      element('problem').textContent = error.message;
      return;
    }
    await refresh();
  });
}

/** Adds hours to a wall clock, which has no zone. */
function later(now, hours) {
  return new Date(Date.parse(`${now}Z`) + hours * 3_600_000).toISOString().slice(0, 19);
}

for (const button of document.querySelectorAll('[data-hours]')) {
  button.addEventListener('click', () =>
    act(async () => {
      const { now } = await call('GET', 'about');
      await call('PUT', 'clock', { now: later(now, Number(button.dataset.hours)) });
    }),
  );
}
element('set-clock').addEventListener('submit', (event) => {
  event.preventDefault();
  const { value } = element('moment');
  void act(() => call('PUT', 'clock', { now: value.length === 16 ? `${value}:00` : value }));
});
element('reset').addEventListener('click', () => act(() => call('POST', 'reset')));
element('clear').addEventListener('click', () => act(() => call('DELETE', 'requests')));
element('address').textContent = location.origin + prefix;

/** Refreshes the page now, and again every second while somebody looks. */
async function watch() {
  if (!document.hidden) await inTurn(refresh);
  setTimeout(watch, POLL_MS);
}
void watch();
