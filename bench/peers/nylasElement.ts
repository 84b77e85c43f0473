import { defineCustomElement } from '@nylas/web-elements/dist/cdn/nylas-scheduling/nylas-scheduling.es.js';

/** Nylas' scheduler as a custom element, from the file that its documentation names for a page without React. */
defineCustomElement();
const scheduler = document.createElement('nylas-scheduling');
Object.assign(scheduler, { configurationId: 'alder-house', schedulerApiUrl: 'https://api.us.nylas.com' });
document.querySelector('#root')?.append(scheduler);
