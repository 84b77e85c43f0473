import { keptAttribution } from '../analytics/attribution.ts';
import { browserTab } from '../core/browser.ts';

// For pages that visitors land on and that have no widget: keeps where they came from for one that has.
keptAttribution(browserTab);
