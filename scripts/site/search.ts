import MiniSearch from 'minisearch';

/** What the search knows of a section of a page. */
export interface SearchEntry {
  readonly id: string;
  readonly page: string;
  readonly heading: string;
  readonly text: string;
}

const field = document.querySelector<HTMLInputElement>('#search');
const list = document.querySelector<HTMLOListElement>('#found');
const says = document.querySelector<HTMLElement>('#found-count');
const base = document.documentElement.dataset.base ?? '';

/** Loaded at the first key: most readers follow links. */
async function load(): Promise<MiniSearch<SearchEntry>> {
  const entries: readonly SearchEntry[] = await (await fetch(`${base}search.json`)).json();
  const search = new MiniSearch<SearchEntry>({
    fields: ['heading', 'page', 'text'],
    storeFields: ['page', 'heading', 'text'],
    searchOptions: { boost: { heading: 4, page: 2 }, prefix: true, fuzzy: 0.2, combineWith: 'AND' },
  });
  search.addAll(entries);
  return search;
}

/** Some words around the first match. */
function excerpt(text: string, terms: readonly string[]): string {
  const at = Math.max(
    0,
    Math.min(...terms.map((term) => text.toLowerCase().indexOf(term)).filter((found) => found >= 0)),
  );
  const from = Number.isFinite(at) ? Math.max(0, at - 40) : 0;
  return `${from > 0 ? '…' : ''}${text.slice(from, from + 140)}…`;
}

let loaded: Promise<MiniSearch<SearchEntry>> | undefined;

async function show(): Promise<void> {
  if (!field || !list || !says) return;
  const wanted = field.value.trim();
  loaded ??= load();
  const search = await loaded;
  // The reader has typed on, so this result is too old.
  if (wanted !== field.value.trim()) return;
  const found = wanted === '' ? [] : search.search(wanted).slice(0, 12);
  says.textContent = wanted === '' ? '' : found.length === 1 ? '1 result' : `${found.length} results`;
  list.replaceChildren(
    ...found.map(({ id, page, heading, text, terms }) => {
      const item = document.createElement('li');
      const link = document.createElement('a');
      const words = document.createElement('p');
      link.href = `${base}${id}`;
      link.textContent = heading === '' || heading === page ? page : `${page}: ${heading}`;
      words.textContent = excerpt(String(text), terms);
      item.append(link, words);
      return item;
    }),
  );
}

/** Lets the field in the head of the page search all pages. */
export function startSearch(): void {
  field?.addEventListener('input', () => void show());
}
