/** The docstring of `name` in the text of a file, in one line: of the member of an interface. Undefined where it has none. */
export const docstringOf = (source: string, name: string): string | undefined =>
  new RegExp(String.raw`/\*\*((?:(?!\*/)[\s\S])*)\*/\s*readonly ${name}\??:`)
    .exec(source)?.[1]
    ?.replace(/^\s*\*/gm, '')
    .replace(/\s+/g, ' ')
    .trim();
