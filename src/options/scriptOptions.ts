/** What the child script of `element` holds: options by their names, if it is right; null without one. Throws for text that is not JSON. */
export const scriptValue = (element: Pick<Element, 'querySelector'>): unknown =>
  JSON.parse(element.querySelector(':scope > script[type="application/json"]')?.textContent ?? 'null');
