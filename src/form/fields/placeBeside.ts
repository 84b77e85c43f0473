/** The most a list takes, in pixels: five and a half rows and the line below them. */
const MOST = 280;
/** With less than this, three rows, it is better to scroll the page. */
const LEAST = 132;
/** So much stays free to an edge. */
const GAP = 8;

/** The ends of a box, in pixels from the top of the window. */
interface Box {
  readonly top: number;
  readonly bottom: number;
}

/** Where a list stands, and how high it may be. */
export interface Place {
  readonly side: 'below' | 'above';
  readonly height: number;
}

/**
 * Below `field` where it has room within `frame`, which cuts off what goes beyond, and within `seen`, what the visitor sees of
 * the page; else on the side with more room. Below where there is nothing to measure.
 */
export function placeBeside(field?: Box, frame?: Box, seen?: Box): Place {
  if (!field || !frame) return { side: 'below', height: MOST };
  const top = Math.max(frame.top, seen?.top ?? frame.top);
  const bottom = Math.min(frame.bottom, seen?.bottom ?? frame.bottom);
  const inSight = placeWithin(field, { top, bottom });
  return inSight.height < LEAST ? placeWithin(field, frame) : inSight;
}

function placeWithin(field: Box, frame: Box): Place {
  const below = frame.bottom - field.bottom - GAP;
  const above = field.top - frame.top - GAP;
  const side = below >= MOST || below >= above ? 'below' : 'above';
  return { side, height: Math.max(0, Math.min(MOST, side === 'below' ? below : above)) };
}
