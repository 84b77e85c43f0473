/** An event of an element around items. One listener there costs less than one for each item. */
export interface PlaceEvent {
  readonly target: EventTarget;
}

/** The item an event happened on: the nearest element around its target with a `data-key`. */
export const itemAt = ({ target }: PlaceEvent): HTMLElement | undefined =>
  target instanceof Element ? (target.closest<HTMLElement>('[data-key]') ?? undefined) : undefined;

/** The item the pointer has entered. Undefined while it moves within one item. */
export function itemEntered(
  event: PlaceEvent & { readonly relatedTarget: EventTarget | null },
): HTMLElement | undefined {
  const item = itemAt(event);
  return event.relatedTarget instanceof Node && item?.contains(event.relatedTarget) ? undefined : item;
}
