import { renderToString } from 'preact-render-to-string';
import { asOnServer } from '../embed/preact/asOnServer.ts';
import { shippedWords } from '../i18n/languageChunks.ts';
import { requestedWords } from '../i18n/requestedWords.ts';
import type { TourBookingOptions } from '../options/componentOptions.ts';
import { htmlPreview } from '../preview/htmlPreview.ts';
import { readPreviewOptions } from '../preview/previewOptions.ts';
import type { PreviewSource } from '../preview/previewSource.ts';
import { WideGuessContext } from '../screenParts/useWide.ts';
import { Booking } from '../widget/Booking.tsx';
import { useHeldBooking } from '../widget/heldBooking.ts';
import { SafeBooking } from '../widget/SafeBooking.tsx';

/** The widget as it shows first, in each of its two layouts. */
export interface Markup {
  readonly narrow: string;
  readonly wide: string;
}

/**
 * The HTML of the widget's first render in a browser, for `options` and the `preview` that the edge gave at `at`. Undefined where there is no
 * free time to show, or where the words of the language are missing.
 */
export async function markupOf(
  options: TourBookingOptions,
  { at, preview: json }: { readonly at: number; readonly preview: unknown },
): Promise<Markup | undefined> {
  const first = readPreviewOptions(options, {});
  const preview = await htmlPreview(first, { at, preview: json });
  if (!preview) return undefined;
  const { locale, confirms } = first.settings;
  await Promise.all([shippedWords(locale).preview.load(), requestedWords(confirms, locale).load()]);
  const source: PreviewSource = {
    known: () => preview,
    read: () => Promise.resolve(undefined),
    take: () => undefined,
    isHtml: () => true,
  };
  const inLayout = (wide: boolean): string =>
    asOnServer(() =>
      renderToString(
        <WideGuessContext.Provider value={wide}>
          <ServerBooking options={options} source={source} />
        </WideGuessContext.Provider>,
      ),
    );
  return { narrow: inLayout(false), wide: inLayout(true) };
}

interface ServerBookingProps {
  readonly options: TourBookingOptions;
  readonly source: PreviewSource;
}

/** What `ScriptTagBooking` shows. A server has no page whose language it could take. */
function ServerBooking({ options, source }: ServerBookingProps) {
  const held = useHeldBooking(options);
  return (
    <SafeBooking held={held} options={options}>
      <Booking held={held} options={options} source={source} />
    </SafeBooking>
  );
}
