import { useState } from 'preact/hooks';

let count = 0;

/**
 * An id of the component, like no other on the page. Preact's own counts from the start again once its root was rendered
 * three times, or where there is a second root: two headings of one id, and a list that a screen reader gives the wrong
 * name. It counts so for the sake of pages rendered on a server, which this build never is.
 */
export const useId = (): string => useState(() => `tour-${count++}`)[0];
