/** A point in degrees. */
export interface Point {
  readonly longitude: number;
  readonly latitude: number;
}

/** A closed ring: the last point is the first. */
export type Polygon = readonly Point[];

/** A point this near to an edge lies on it. In degrees: a tenth of a millimetre. */
const EDGE_TOLERANCE = 1e-9;
const MIN_POINTS = 4;

const NUMBER = String.raw`[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?`;
const TEXT_FORM = /^POLYGON\s*\(\s*\(([^()]*)\)\s*\)$/i;
const TEXT_POINT = new RegExp(`^(${NUMBER})\\s+(${NUMBER})$`);
const SIMPLE_POINT = new RegExp(`^(${NUMBER})\\s*,\\s*(${NUMBER})$`);

/**
 * Reads a polygon. Gives a sentence about the problem if `text` is not a polygon. There are two forms (document, "geometry"):
 * the OGC text form `POLYGON((x y, x y, ...))` and the simple form `x,y | x,y | ...`. x is the longitude. The ring must be
 * closed.
 */
export function parsePolygon(text: string): Polygon | string {
  const ogc = TEXT_FORM.exec(text.trim())?.[1];
  const parts = ogc === undefined ? text.split('|') : ogc.split(',');
  const form = ogc === undefined ? SIMPLE_POINT : TEXT_POINT;
  const ring: Point[] = [];
  for (const part of parts) {
    const [, x, y] = form.exec(part.trim()) ?? [];
    const point = { longitude: Number(x), latitude: Number(y) };
    if (!(Math.abs(point.longitude) <= 180 && Math.abs(point.latitude) <= 90)) {
      return 'Not a polygon of longitude and latitude: POLYGON((x y, x y, ...)) or x,y | x,y | ...';
    }
    ring.push(point);
  }
  if (ring.length < MIN_POINTS) return `A polygon has at least ${MIN_POINTS} points, the last one the first again.`;
  const [first, last] = [ring[0], ring.at(-1)];
  if (first?.longitude !== last?.longitude || first?.latitude !== last?.latitude) {
    return 'The ring is not closed: its last point must be its first.';
  }
  return ring;
}

/** Whether a point lies in a polygon or on its edge. For a ring that crosses itself, the even-odd rule applies. */
export function contains(ring: Polygon, { longitude: x, latitude: y }: Point): boolean {
  let inside = false;
  let from = ring[0];
  for (const to of ring) {
    if (from === undefined) break;
    // Skip an edge that is above, below or left of the point. It cannot touch the point, and the ray does not cross it.
    if (isBeside(x, y, from, to)) {
      if (distance(x, y, from, to) <= EDGE_TOLERANCE) return true;
      // The half-open comparison counts a corner once, for the edge above it.
      if (to.latitude > y !== from.latitude > y) {
        const share = (y - to.latitude) / (from.latitude - to.latitude);
        if (x < to.longitude + share * (from.longitude - to.longitude)) inside = !inside;
      }
    }
    from = to;
  }
  return inside;
}

/** Whether a ray from (x, y) to the east may cross the edge between two points. */
const isBeside = (x: number, y: number, from: Point, to: Point): boolean =>
  y >= Math.min(from.latitude, to.latitude) - EDGE_TOLERANCE &&
  y <= Math.max(from.latitude, to.latitude) + EDGE_TOLERANCE &&
  x <= Math.max(from.longitude, to.longitude) + EDGE_TOLERANCE;

/** The distance of (x, y) from the edge between two points, in degrees. */
function distance(x: number, y: number, from: Point, to: Point): number {
  const [dx, dy] = [to.longitude - from.longitude, to.latitude - from.latitude];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : ((x - from.longitude) * dx + (y - from.latitude) * dy) / length;
  const share = Math.min(1, Math.max(0, along));
  return Math.hypot(x - from.longitude - share * dx, y - from.latitude - share * dy);
}
