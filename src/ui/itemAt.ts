/** An event of the place that holds items; one listener there costs less than one for each item. */
export interface PlaceEvent {
  readonly target: EventTarget;
}

/** The item an event happened on: the nearest element around its target with a `data-key`. */
export const itemAt = ({ target }: PlaceEvent): HTMLElement | undefined =>
  target instanceof Element ? (target.closest<HTMLElement>('[data-key]') ?? undefined) : undefined;

/** The item the pointer has come to; undefined where it only moves about in one. */
export function itemEntered(
  event: PlaceEvent & { readonly relatedTarget: EventTarget | null },
): HTMLElement | undefined {
  const item = itemAt(event);
  return event.relatedTarget instanceof Node && item?.contains(event.relatedTarget) ? undefined : item;
}
