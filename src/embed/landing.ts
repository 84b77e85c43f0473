import { browserTab } from '../core/browserTab.ts';
import { keptAttribution } from '../core/keptAttribution.ts';

// For pages that visitors land on and that have no widget: keeps where they came from for one that has.
keptAttribution(browserTab);
