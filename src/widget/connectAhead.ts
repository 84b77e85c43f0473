import * as ReactDOM from 'react-dom';
import type { TourBookingOptions } from '../options/options.ts';
import { readPreviewOptions } from '../preview/previewOptions.ts';

/**
 * Lets the HTML of a server open the connection to the service while the scripts of the page are on their way. In a browser it does
 * nothing: there the question itself opens it.
 */
export function connectAhead(options: TourBookingOptions): void {
  if (typeof document !== 'undefined') return;
  // React 18 has no `preconnect`, and neither have libraries that stand in for React.
  const { preconnect }: Partial<typeof ReactDOM> = { ...ReactDOM };
  const { asks } = readPreviewOptions(options);
  // The address of the page itself is no use: its connection is there.
  if (asks && /^https?:/.test(asks.api)) preconnect?.(asks.api, { crossOrigin: 'anonymous' });
}
