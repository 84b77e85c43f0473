/** What a page loads for its widget. */
interface HeadInput {
  /** The address of the folder that holds the script tag's files, without a slash at its end. */
  readonly folder: string;
  /** The address of the leasing service, or of an edge in front of it. */
  readonly service: string | undefined;
  /** Whether the widget stands in its place, and so needs everything at once. A launcher and a lazy widget need the loader alone. */
  readonly isInPlace: boolean;
  /** Further attributes of the script. */
  readonly marks?: string;
}

export const escapeText = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
export const escapeValue = (text: string): string => escapeText(text).replace(/"/g, '&quot;');
const originOf = (address = ''): string | undefined => /^https?:\/\/[^/?#\s]+/i.exec(address)?.[0];

/**
 * The lines that load the widget. Their order is part of them: the connection to the service opens first, and the loader, which sends
 * the questions, comes before the larger file. Browsers keep one connection for plain scripts and another for `crossorigin` and modules.
 * The script alone has `crossorigin`, so that the next file needs no second one. Before `modulepreload` it has not: on a connection of
 * its own it does not wait for the larger file.
 */
export function headLines({ folder, service, isInPlace, marks = '' }: HeadInput): string {
  const address = escapeValue(folder);
  const script = `<script ${marks}async src="${address}/tour-booking.js"`;
  if (!isInPlace) return `${script} crossorigin></script>`;
  const origin = originOf(service);
  const connection =
    origin === undefined || origin === originOf(folder)
      ? []
      : [`<link rel="preconnect" href="${escapeValue(origin)}" crossorigin>`];
  return [...connection, `${script}></script>`, `<link rel="modulepreload" href="${address}/main.js">`].join('\n');
}
