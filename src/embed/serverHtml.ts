import { createElement, type ReactNode, useEffect } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { previewUrl } from '../api/edgePreview.ts';
import { isTourKept } from '../core/tourKey.ts';
import { moduleOf, NO_WORDS, shippedWords } from '../i18n/languageChunks.ts';
import { requestedWords } from '../i18n/requestedWords.ts';
import type { TourBookingOptions } from '../options/componentOptions.ts';
import type { Door } from '../options/door.ts';
import { attributes } from '../options/optionNames.ts';
import { type HtmlReplies, htmlPreview } from '../preview/htmlPreview.ts';
import { type PreviewOptions, readPreviewOptions } from '../preview/previewOptions.ts';
import type { PreviewSource } from '../preview/previewSource.ts';
import { isUsable } from '../queries/received.ts';
import { HTML_MARK } from '../theme/shadowHost.ts';
import { pageSource } from '../widget/pageSource.ts';
import type { TakenPlace } from './createMount.ts';
import { pageGlobal } from './pageGlobal.ts';
import { asOnServer } from './preact/asOnServer.ts';
import { SourceContext } from './ScriptTagBooking.tsx';

/** Stops the loader's keeping of presses, once no widget in a server's HTML waits for one. */
function stopKeepingPresses(): void {
  if (!document.querySelector(`[${HTML_MARK}]`)) removeEventListener('click', pageGlobal(), true);
}

/** Whether nodes of a server are being taken over right now. */
let isHydrating = false;

/** Hydrates the widget in `shadow`, with the `json` beside it. Undefined where it cannot be kept. */
export async function hydrate(
  json: string,
  shadow: ShadowRoot,
  options: TourBookingOptions,
  door: Door,
): Promise<TakenPlace | undefined> {
  const source = await sourceIn(json, shadow.host, readPreviewOptions(options, door)).catch(() => undefined);
  shadow.host.removeAttribute(HTML_MARK);
  if (!source) stopKeepingPresses();
  return source && placeIn(shadow, source);
}

/**
 * The source of the replies in the HTML, as if they had come now. Undefined where they show nothing, are too old or from the
 * future, where the element has other attributes by now, where its words failed to load, and where a tour is kept.
 */
async function sourceIn(json: string, host: Element, first: PreviewOptions): Promise<PreviewSource | undefined> {
  const html: HtmlReplies = JSON.parse(json);
  const { locale, confirms, kinds } = first.settings;
  const words = shippedWords(locale).preview;
  const requested = requestedWords(confirms, locale);
  await Promise.all([words.load(), requested.load()]);
  const preview = await htmlPreview(first, html);
  const { asks } = first;
  if (
    !asks ||
    !preview ||
    !isUsable({ answer: html, receivedAt: html.at }, Date.now()) ||
    attributes.some(([, name]) => (host.getAttribute(name) ?? undefined) !== html.attributes[name]) ||
    !(words === NO_WORDS || moduleOf(words.getState())) ||
    requested.getState().status !== 'ready' ||
    isTourKept(kinds ? undefined : asks.groupId)
  )
    return undefined;
  let reply: Response | undefined = new Response(JSON.stringify(html.preview));
  return {
    ...pageSource,
    isHtml: () => isHydrating,
    known: () => preview,
    take(url) {
      if (!reply || url !== previewUrl(asks.api, asks.groupId)) return pageSource.take(url);
      const given = Promise.resolve(reply);
      reply = undefined;
      return given;
    },
  };
}

/** The nodes of the layout that the styles show, as a place for the widget. The first `render` removes the server's other nodes. */
function placeIn(shadow: ShadowRoot, source: PreviewSource): TakenPlace | undefined {
  const wide = !shadow.querySelector(`[${HTML_MARK}=narrow]`)?.getClientRects().length;
  const place = shadow.querySelector(`[${HTML_MARK}=${wide ? 'wide' : 'narrow'}]`);
  if (!place) return undefined;
  let root: Root | undefined;
  return {
    wide,
    render(node) {
      const all = createElement(
        SourceContext.Provider,
        { value: source },
        createElement(PressedBefore, { place }, node),
      );
      if (root) return root.render(all);
      for (const other of shadow.querySelectorAll(`[${HTML_MARK}]`)) if (!other.contains(place)) other.remove();
      isHydrating = true;
      try {
        root = asOnServer(() => hydrateRoot(place, all));
      } finally {
        isHydrating = false;
      }
      separateTexts(place);
      stopKeepingPresses();
      // The widget has adopted its own styles.
      for (const other of [...shadow.children]) if (!other.contains(place)) other.remove();
    },
    unmount: () => root?.unmount(),
  };
}

/**
 * Adds an empty text beside each text. The next render gives a lone text as `textContent` (see `setAsReact`), and Preact then removes the
 * node that it took over. Chromium keeps that node for the new text where both are the same, but not where it has a neighbor.
 */
function separateTexts(place: Element): void {
  for (const element of place.querySelectorAll('*')) if (element.firstChild instanceof Text) element.append('');
}

interface PressedBeforeProps {
  readonly place: Element;
  readonly children?: ReactNode;
}

/** Repeats the last press from before the widget worked. It does so after the effects of the children. */
function PressedBefore({ place, children }: PressedBeforeProps): ReactNode {
  useEffect(() => {
    const { pressed } = pageGlobal();
    if (!(pressed instanceof HTMLElement && place.contains(pressed))) return;
    pageGlobal().pressed = undefined;
    pressed.click();
  }, [place]);
  return children;
}
