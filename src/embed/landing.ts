import { keptAttribution } from '../analytics/attribution.ts';
import { browserTab } from '../core/browser.ts';

// For landing pages without a widget: keeps where the visitor came from, for the page that has one.
keptAttribution(browserTab);
