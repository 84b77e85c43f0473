/** The pages of the gallery show the tables of the docs, so that each table is written once. */
const texts = import.meta.glob<string>('../docs/{events,languages,theming}.md', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** The text of a page of docs/. */
export function docsText(page: 'events' | 'languages' | 'theming'): string {
  const text = texts[`../docs/${page}.md`];
  if (text === undefined) throw new Error(`There is no docs/${page}.md`);
  return text;
}

/** The rows of the first table below `heading`, without its head. Each row is its cells. */
export function tableBelow(text: string, heading: string): readonly (readonly string[])[] {
  const [, after = ''] = text.split(`${heading}\n`);
  const [table = ''] = /^\|.*(?:\n\|.*)*/m.exec(after) ?? [];
  return table
    .split('\n')
    .slice(2)
    .map((row) =>
      row
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
}
