/** The id of the home that a link on the page leads to: `#tour=4711`. Undefined where it leads to none. */
export const homeInLink = (hash: string): string | undefined => /^#tour=([1-9]\d{0,15})$/.exec(hash)?.[1];

/** Whether the address of the page leads to the widget beside a home: to a time, by an assistant, or to the waiting list. */
export const leadsToWidget = (hash: string): boolean => /^#tour-(at|waiting)=/.test(hash);
