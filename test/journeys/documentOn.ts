/** The page around the widget. Each part has a plain default. */
export interface Ground {
  /** The doctype; empty for quirks mode. */
  readonly doctype?: string;
  /** The attributes of `<html>`. */
  readonly html?: string;
  readonly head?: string;
  /** Makes the body from what the site pastes: the widget's place and the script that fills it. */
  readonly body?: (place: string, script: string) => string;
  /** Headers of the page, in place of the strict policy of the script tag's pages. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Further files of the site, by path: `/jquery.js`. */
  readonly files?: Readonly<Record<string, string>>;
}

/** The HTML of a page: `ground` around the widget's place and its script. */
export function documentOn(ground: Ground, place: string, script: string): string {
  const { doctype = '<!doctype html>', html = 'lang="en"', head = '', body = plainBody } = ground;
  return `${doctype}<html ${html}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Alder House</title>${head}</head><body>${body(place, script)}</body></html>`;
}

const plainBody = (place: string, script: string): string => `<main><h1>Alder House</h1>${script}${place}</main>`;
