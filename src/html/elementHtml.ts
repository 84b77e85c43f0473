import { optionsOf } from '../embed/attributes.ts';
import type { TourBookingOptions } from '../options/componentOptions.ts';
import type { HtmlReplies } from '../preview/htmlPreview.ts';
import { HTML_MARK } from '../theme/shadowHost.ts';
import { type Markup, markupOf } from './markup.tsx';
import { cssVersion, styleText } from './styles.ts';

/** What the element in a server's HTML is made of, checked. */
export interface ElementParts {
  /** The element's attributes by name, group, edge and language among them. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly styles: 'inline' | 'link';
  readonly nonce: string | undefined;
  /** HTML for the inside of the element. */
  readonly fallback: string;
  /** When the edge gave the preview, in milliseconds since the epoch. */
  readonly at: number;
  /** The edge's reply to `GET /preview`; undefined where there is none. */
  readonly preview: unknown;
}

/** An element as HTML. */
export interface ElementHtml {
  readonly html: string;
  /** Whether it shows free times before any script has run. Without them the widget asks as it does without a server. */
  readonly hasTimes: boolean;
}

/** `<tour-booking>` as HTML, with the free times in a declarative shadow root where there are some. Never rejects. */
export async function elementHtml(parts: ElementParts): Promise<ElementHtml> {
  const markup = await markupOf(optionsIn(parts), parts).catch(() => undefined);
  const given = Object.entries(parts.attributes).map(([name, value]) => ` ${name}="${escaped(value)}"`);
  const mark = markup ? ` ${HTML_MARK}` : '';
  const root = markup ? rootOf(parts, markup) : '';
  return {
    html: `<tour-booking${given.join('')}${mark}>${root}${parts.fallback}</tour-booking>`,
    hasTimes: markup !== undefined,
  };
}

/** The shadow root. Its end is the `<noscript>`: where scripts are off, the fallback shows below the times. */
function rootOf(parts: ElementParts, { narrow, wide }: Markup): string {
  const { at, preview, attributes: own } = parts;
  const json = JSON.stringify({ at, preview, attributes: own } satisfies HtmlReplies).replace(/</g, '\\u003c');
  const place = (name: string, content: string): string => `<div ${HTML_MARK}="${name}">${content}</div>`;
  return [
    '<template shadowrootmode="open">',
    styleOf(parts),
    `<script type="application/json">${json}</script>`,
    place('frame', place('width', place('narrow', narrow) + place('wide', wide))),
    '<noscript><slot></slot></noscript>',
    '</template>',
  ].join('');
}

function styleOf({ styles, nonce, attributes: { edge = '', accent } }: ElementParts): string {
  const nonceText = nonce === undefined ? '' : ` nonce="${escaped(nonce)}"`;
  if (styles === 'inline') return `<style${nonceText}>${styleText(accent)}</style>`;
  const search = new URLSearchParams({ v: cssVersion(), ...(accent === undefined ? {} : { accent }) });
  return `<link rel="stylesheet" href="${escaped(`${edge.replace(/\/+$/, '')}/widget.css?${search}`)}"${nonceText}>`;
}

/** The options of the element that is to be. No script is in it yet. */
const optionsIn = ({ attributes }: ElementParts): TourBookingOptions =>
  optionsOf({
    getAttribute: (name) => attributes[name] ?? null,
    querySelector: () => null,
    attributes: Object.entries(attributes).map(([name, value]) => ({ name, value })),
  });

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' };
const escaped = (text: string): string => text.replace(/[&"<>]/g, (sign) => ESCAPES[sign] ?? sign);
