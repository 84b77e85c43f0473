/** Draws a floor plan from above, as the elements of an SVG of 480 by 360. `bedrooms` of 0 is a studio or a loft. */
export function drawFloorplan(bedrooms: number): string {
  // The home is drawn in a box of 304 by 248. The right part of the box has the bedrooms, one above the other.
  const rooms = Math.min(bedrooms, 3);
  const height = rooms === 0 ? 0 : Math.round(248 / rooms);
  const walls = Array.from({ length: Math.max(0, rooms - 1) }, (_, at) => `M240 ${56 + height * (at + 1)}h152`).join(
    '',
  );
  const beds = Array.from({ length: rooms }, (_, at) => bedAt(300, 56 + height * at + Math.round((height - 62) / 2)));
  const doors = Array.from({ length: rooms }, (_, at) => doorAt(240, 56 + height * at + 12)).join('');
  return (
    '<path fill="#f4f6f4" d="M0 0h480v360H0z"/><path fill="#fff" d="M88 56h304v248H88z"/>' +
    `<g fill="none" stroke="#9fb0a9" stroke-width="4">${KITCHEN}${SOFA}${BATH}${rooms === 0 ? bedAt(296, 84) : beds.join('')}</g>` +
    `<path fill="none" stroke="#34463f" stroke-width="8" d="M88 304V56h304v248H276M236 304H88M88 214h104v90${rooms === 0 ? '' : 'M240 56v248'}${walls}"/>` +
    `<g fill="none" stroke="#9fb0a9" stroke-width="4">${doors}<path d="M236 304a40 40 0 0 1 40-40v40"/></g>`
  );
}

const KITCHEN =
  '<path d="M96 64h104v34H96zM110 74h22v14h-22z"/><circle cx="164" cy="81" r="5"/><circle cx="182" cy="81" r="5"/>';
const SOFA = '<path d="M102 128h30v72h-30zM102 140h30M150 146h44v36h-44z"/>';
const BATH = '<path d="M98 224h36v70H98zM150 228h30v22h-30z"/><circle cx="166" cy="280" r="12"/>';

const bedAt = (x: number, y: number): string =>
  `<path d="M${x} ${y}h80v62h-80zM${x + 60} ${y + 6}h14v22h-14zM${x + 60} ${y + 34}h14v22h-14zM${x + 52} ${y}v62"/>`;

/** A door in a wall, and the arc in which it opens. The white line is the gap in the wall. */
const doorAt = (x: number, y: number): string =>
  `<path stroke="#fff" stroke-width="10" d="M${x} ${y}v34"/><path d="M${x} ${y}h34a34 34 0 0 1-34 34"/>`;
