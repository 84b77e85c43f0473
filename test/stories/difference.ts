import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import { AREA, SHIFT } from './palettePng.ts';

/** The pixels that may differ, besides those at the edges of letters: fewer than one changed digit has. */
const TOLERATED = 40;
/** Of 1: how far two colors may be apart. The committed picture has only a dozen. */
const THRESHOLD = 0.2;

/** The colors of a picture, a number each: red in the lowest byte. */
const colorsOf = ({ data, width, height }: PNG): Uint32Array =>
  new Uint32Array(data.buffer, data.byteOffset, width * height).map((color) => color & 0xffffff);

const channels = (color: number): readonly number[] => [0, 8, 16].map((shift) => (color >> shift) & 255);

/** An area of one color: how many pixels, and how far they are from it now, summed up per channel. */
interface Area {
  count: number;
  r: number;
  g: number;
  b: number;
}

/**
 * The areas (pixels with their own color on all four sides) whose mean color has changed. This finds a tint that is too faint to
 * count in a single pixel. The edges of letters are left out: the committed picture has rounded them.
 */
function shifted(committed: PNG, fresh: PNG): readonly string[] {
  const { width, height } = committed;
  const [was, is] = [colorsOf(committed), colorsOf(fresh)];
  const areas = new Map<number, Area>();
  let last = -1;
  let area: Area = { count: 0, r: 0, g: 0, b: 0 };
  for (let at = width; at < width * (height - 1); at += 1) {
    const color = was[at] ?? 0;
    if (was[at - 1] !== color || was[at + 1] !== color || was[at - width] !== color || was[at + width] !== color)
      continue;
    if (color !== last) {
      last = color;
      area = areas.get(color) ?? { count: 0, r: 0, g: 0, b: 0 };
      areas.set(color, area);
    }
    area.count += 1;
    const now = is[at] ?? 0;
    if (now === color) continue;
    area.r += (now & 255) - (color & 255);
    area.g += ((now >> 8) & 255) - ((color >> 8) & 255);
    area.b += ((now >> 16) & 255) - ((color >> 16) & 255);
  }
  return [...areas].flatMap(([color, { count, r, g, b }]) => {
    const by = [r, g, b].map((sum) => Math.round(sum / count));
    const isFar = by.some((shift) => Math.abs(shift) > SHIFT);
    const before = channels(color);
    return count >= width * height * AREA && isFar
      ? [`rgb(${before}) is rgb(${before.map((value, channel) => value + (by[channel] ?? 0))})`]
      : [];
  });
}

/** What differs between two pictures. */
export interface Difference {
  readonly what: string;
  /** A picture of the differences. None where the sizes differ. */
  readonly where?: PNG;
}

/** What differs between the committed picture and one that was taken now; undefined where nothing does. */
export function differenceOf(committed: PNG, fresh: PNG): Difference | undefined {
  const { width, height } = committed;
  if (width !== fresh.width || height !== fresh.height)
    return { what: `was ${width} × ${height} px, is ${fresh.width} × ${fresh.height}` };
  const compare = (where?: PNG): number =>
    pixelmatch(committed.data, fresh.data, where?.data, width, height, { threshold: THRESHOLD });
  const pixels = compare();
  const colors = pixels > TOLERATED ? [] : shifted(committed, fresh);
  if (pixels <= TOLERATED && colors.length === 0) return undefined;
  // Drawn only where there is a difference: drawing takes as long as comparing.
  const where = new PNG({ width, height });
  compare(where);
  return { what: colors.length > 0 ? colors.join(', ') : `${pixels} pixels differ`, where };
}
