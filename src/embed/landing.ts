import { keptAttribution } from '../analytics/attribution.ts';
import { browserTab } from '../core/browser.ts';

// For landing pages without a widget: stores where the visitor came from, for a later page with a widget.
keptAttribution(browserTab);
