/** The docstring of the interface member `name` in the text of a file, on one line. Undefined if the member has none. */
export const docstringOf = (source: string, name: string): string | undefined =>
  new RegExp(String.raw`/\*\*((?:(?!\*/)[\s\S])*)\*/\s*readonly ${name}\??:`)
    .exec(source)?.[1]
    ?.replace(/^\s*\*/gm, '')
    .replace(/\s+/g, ' ')
    .trim();
