/** The root of the widget that the hidden `mark` follows. Other marks may stand between them. */
export function widgetBefore(mark: Element | null): Element | null {
  const before = mark?.previousElementSibling ?? null;
  return before?.hasAttribute('hidden') ? widgetBefore(before) : before;
}
