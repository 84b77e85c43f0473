import { FIRST_QUESTION, getPreview } from '../api/edgePreview.ts';
import { createTransport } from '../api/transport.ts';
import { elementHtml } from './elementHtml.ts';
import { readWanted } from './wantedHtml.ts';

/** The options of `renderWidget`. */
export interface RenderWidgetOptions {
  /** The number of the group (property). */
  readonly groupId: number;
  /** The address of the edge, as in the option `edge` of the widget. */
  readonly edge: string;
  /** The property's time zone, such as `America/New_York`. */
  readonly timeZone: string;
  /** The language, such as `es-US`. Default `en-US`. */
  readonly locale?: string | undefined;
  /**
   * Where the styles are: `inline` (the default) in the HTML, or `link` for a stylesheet of the edge, if the page forbids inline styles.
   */
  readonly styles?: 'inline' | 'link' | undefined;
  /** The page's nonce for inline styles. */
  readonly nonce?: string | undefined;
  /** HTML for the inside of the element, such as a link to call. It is not escaped. */
  readonly fallback?: string | undefined;
  /** Further attributes of the element, by name: `{ location: '123 First St', accent: '#1f5c4d' }`. */
  readonly attributes?: Readonly<Record<string, string | undefined>> | undefined;
  /**
   * Your own function instead of the global `fetch`: `(input, init) => edge.fetch(new Request(input, init))` asks an edge in this process.
   */
  readonly fetch?: typeof fetch | undefined;
  /** Milliseconds to wait for the edge. After that the HTML has no free times. Default 2,000. */
  readonly timeout?: number | undefined;
}

const KNOWN = [
  'groupId',
  'edge',
  'timeZone',
  'locale',
  'styles',
  'nonce',
  'fallback',
  'attributes',
  'fetch',
  'timeout',
];
const TIMEOUT_MS = 2_000;

/** See `renderWidget` of the door. */
export async function renderWidget(options: RenderWidgetOptions): Promise<string> {
  const unknown = Object.keys(options).find((name) => !KNOWN.includes(name));
  const wanted =
    unknown === undefined
      ? readWanted({ ...options, attributes: { ...options.attributes, locale: options.locale } })
      : `there is no option \`${unknown}\`; the options are ${KNOWN.join(', ')}`;
  if (typeof wanted === 'string') throw new TypeError(`renderWidget: ${wanted}.`);
  const { groupId, edge, fetch, timeout = TIMEOUT_MS } = options;
  const transport = createTransport({ baseUrl: edge, fetch, timeout, attempts: 1 });
  const reply = await transport(getPreview, { params: {}, query: { group_id: groupId, ...FIRST_QUESTION } }).catch(
    () => undefined,
  );
  const { html } = await elementHtml({ ...wanted, at: Date.now(), preview: reply?.json });
  return html;
}
