import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import { AREA, SHIFT } from './palettePng.ts';

/** The pixels that may differ, besides those at the edges of letters: fewer than one changed digit has. */
const TOLERATED = 40;
/** Of 1: how far two colours may be apart. The committed picture has only a dozen. */
const THRESHOLD = 0.2;

/** The colours of a picture, a number each: red in the lowest byte. */
const coloursOf = ({ data, width, height }: PNG): Uint32Array =>
  new Uint32Array(data.buffer, data.byteOffset, width * height).map((colour) => colour & 0xffffff);

const channels = (colour: number): readonly number[] => [0, 8, 16].map((shift) => (colour >> shift) & 255);

/** An area of one colour: how many pixels, and how far they are from it now, summed up per channel. */
interface Area {
  count: number;
  r: number;
  g: number;
  b: number;
}

/**
 * The areas (pixels with their own colour on all four sides) whose mean colour has changed. This finds a tint that is too faint to
 * count in a single pixel. The edges of letters are left out: the committed picture has rounded them.
 */
function shifted(committed: PNG, fresh: PNG): readonly string[] {
  const { width, height } = committed;
  const [was, is] = [coloursOf(committed), coloursOf(fresh)];
  const areas = new Map<number, Area>();
  let last = -1;
  let area: Area = { count: 0, r: 0, g: 0, b: 0 };
  for (let at = width; at < width * (height - 1); at += 1) {
    const colour = was[at] ?? 0;
    if (was[at - 1] !== colour || was[at + 1] !== colour || was[at - width] !== colour || was[at + width] !== colour)
      continue;
    if (colour !== last) {
      last = colour;
      area = areas.get(colour) ?? { count: 0, r: 0, g: 0, b: 0 };
      areas.set(colour, area);
    }
    area.count += 1;
    const now = is[at] ?? 0;
    if (now === colour) continue;
    area.r += (now & 255) - (colour & 255);
    area.g += ((now >> 8) & 255) - ((colour >> 8) & 255);
    area.b += ((now >> 16) & 255) - ((colour >> 16) & 255);
  }
  return [...areas].flatMap(([colour, { count, r, g, b }]) => {
    const by = [r, g, b].map((sum) => Math.round(sum / count));
    const isFar = by.some((shift) => Math.abs(shift) > SHIFT);
    const before = channels(colour);
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
  const colours = pixels > TOLERATED ? [] : shifted(committed, fresh);
  if (pixels <= TOLERATED && colours.length === 0) return undefined;
  // Drawn only where there is a difference: drawing takes as long as comparing.
  const where = new PNG({ width, height });
  compare(where);
  return { what: colours.length > 0 ? colours.join(', ') : `${pixels} pixels differ`, where };
}
