import type { Scene } from '../world/seededHomes.ts';

/** The colors of a home. All of its photos have them. */
export interface Palette {
  readonly wall: string;
  readonly floor: string;
  /** Sofa, curtains, cupboards: from dark to light. */
  readonly dark: string;
  readonly main: string;
  readonly light: string;
  /** Cushions, blanket, pots. */
  readonly accent: string;
}

/** Draws a room, as the elements of an SVG of 480 by 360. */
export const drawRoom = (scene: Exclude<Scene, 'floor plan'>, palette: Palette): string =>
  `${ROOMS[scene](palette)}<path fill="url(#slant)" d="M0 0h480v360H0z"/>`;

const BOARDS = Array.from({ length: 12 }, (_, at) => `M${60 * at - 40} 360 ${36 * at + 40} 268`).join('');

const room = (wall: string, floor: string): string =>
  `<path fill="${wall}" d="M0 0h480v268H0z"/><path fill="#fff" opacity=".5" d="M0 256h480v12H0z"/>` +
  `<path fill="${floor}" d="M0 268h480v92H0z"/><path opacity=".08" d="M0 268h480v5H0z"/>` +
  `<path stroke="#000" stroke-opacity=".06" stroke-width="2" d="${BOARDS}"/>`;

/** A window with trees behind it. */
function windowAt(x: number, y: number, width: number, height: number): string {
  const [left, top, across, down] = [x + 8, y + 8, width - 16, height - 16];
  const third = Math.round(across / 3);
  return (
    `<path fill="#fffaf2" d="M${x} ${y}h${width}v${height}H${x}z"/><path fill="url(#day)" d="M${left} ${top}h${across}v${down}H${left}z"/>` +
    `<path fill="#8fae86" d="M${left} ${top + down}v-34c${third}-30 ${third} 6 ${third}-8s${third}-20 ${across - third} 4v38z"/>` +
    `<path fill="none" stroke="#fffaf2" stroke-width="5" d="M${x + width / 2} ${top}v${down}M${left} ${top + Math.round(down / 2.4)}h${across}"/>` +
    `<path fill="#f1e7d8" d="M${x - 6} ${y + height}h${width + 12}v8H${x - 6}z"/>`
  );
}

/** Light of the window on the floor. */
const SUNLIGHT = '<path fill="#ffe2a6" opacity=".42" d="m120 360 90-92h110l-30 92z"/>';

const plantAt = (x: number, y: number, pot: string): string =>
  `<g transform="translate(${x} ${y})"><path fill="${pot}" d="M-17-40h34l-5 40h-24z"/><path fill="#5f8a55" d="M-1-38c-34-20-34-70-20-84 4 20 10 26 18 40 0-34 8-54 22-64 4 30-4 50-8 66 10-14 20-18 28-18 0 30-20 50-40 60z"/></g>`;

const pictureAt = (x: number, y: number, width: number, height: number, { accent, dark }: Palette): string =>
  `<path fill="#fffaf2" d="M${x} ${y}h${width}v${height}H${x}z"/><path fill="${accent}" opacity=".6" d="M${x + 7} ${y + 7}h${width - 14}v${height - 14}H${x + 7}z"/>` +
  `<path fill="${dark}" d="M${x + 7} ${y + height - 7}c${width / 5}-${height / 2} ${width / 3}-${height / 2} ${width / 2}-18 ${width / 10}-14 ${width / 4}-12 ${width / 2 - 14} 18z"/>`;

function livingRoom(palette: Palette): string {
  const { wall, floor, dark, main, light, accent } = palette;
  return (
    room(wall, floor) +
    windowAt(44, 40, 88, 166) +
    windowAt(142, 40, 88, 166) +
    `<path fill="${dark}" d="M40 30h6c0 90-2 170-4 248H22c10-80 12-170 18-248zM230 30h6c6 78 8 168 18 248h-20c-2-78-4-158-4-248z"/><path stroke="#8a6a4d" stroke-width="5" d="M20 30h236"/>` +
    pictureAt(300, 50, 120, 84, palette) +
    SUNLIGHT +
    '<ellipse cx="322" cy="318" rx="128" ry="12" fill="#e9dcc6"/>' +
    `<path fill="${main}" d="M262 186c0-16 10-24 24-24h128c14 0 24 8 24 24v74H262z"/><path fill="${light}" d="M280 196h66v50h-66zM352 196h66v50h-66z"/>` +
    `<path fill="${dark}" d="M246 214c0-16 26-16 26 2v30h156v-30c0-18 26-18 26-2v62a6 6 0 0 1-6 6H252a6 6 0 0 1-6-6z"/><path fill="#5c4030" d="M262 284h8v14h-8zM430 284h8v14h-8z"/>` +
    `<path fill="#e3b65e" d="m290 200 40-6 6 40-40 6z"/><path fill="${accent}" d="M372 206h40v36h-40z"/>` +
    '<path fill="#7a5840" d="M300 312h96v8h-96zM308 320h6v22h-6zM382 320h6v22h-6z"/><path fill="#f4ede2" d="M330 302h26v10h-26z"/><circle cx="368" cy="304" r="8" fill="#7d9a5a"/>' +
    plantAt(217, 286, accent)
  );
}

function bedroom(palette: Palette): string {
  const { wall, floor, accent, dark } = palette;
  return (
    room(wall, floor) +
    windowAt(322, 42, 112, 176) +
    '<path fill="#f3ece1" d="M318 34h10v240h-26c10-80 10-160 16-240zM428 34h10c6 80 6 160 16 240h-26z"/><path stroke="#8a6a4d" stroke-width="5" d="M296 34h164"/>' +
    pictureAt(92, 30, 54, 66, palette) +
    pictureAt(158, 42, 46, 54, { ...palette, accent: '#e8c77d' }) +
    SUNLIGHT +
    '<path fill="#8a6446" d="M44 130a16 16 0 0 1 16-16h180a16 16 0 0 1 16 16v90H44z"/><path fill="#9a7353" d="M58 128h184v60H58z"/>' +
    '<path fill="#f8f4ec" d="M36 206c0-14 10-22 24-22h180c14 0 24 8 24 22v84H36z"/><path fill="#fff" d="M60 172c0-10 80-10 80 0v34H60zM158 172c0-10 80-10 80 0v34h-80z"/>' +
    `<path fill="${accent}" d="M30 232c80-22 160-22 240 0v66H30z"/><path opacity=".1" d="M30 264c80-14 160-14 240 0v34H30z"/><path fill="#fff" opacity=".4" d="M100 190h100v26c-30 8-70 8-100 0z"/><path fill="#6b4a33" d="M36 298h10v16H36zM254 298h10v16h-10z"/>` +
    '<path fill="#7a5840" d="M278 232h52v8h-52zM284 240h6v60h-6zM318 240h6v60h-6zM284 266h40v5h-40z"/><path fill="#5c5347" d="M302 204h4v28h-4z"/><path fill="#f4d99a" d="m288 204 8-26h16l8 26z"/>' +
    `<ellipse cx="372" cy="330" rx="78" ry="14" fill="${dark}" opacity=".3"/>`
  );
}

function kitchen({ wall, floor, dark, main, accent }: Palette): string {
  return (
    room(wall, floor) +
    windowAt(174, 32, 132, 126) +
    `<path fill="${main}" d="M0 36h150v90H0zM330 36h150v90H330z"/><path stroke="${dark}" stroke-width="3" d="M75 36v90M405 36v90"/>` +
    '<path fill="#fffaf2" opacity=".8" d="M0 166h480v28H0z"/><path stroke="#000" stroke-opacity=".06" stroke-width="2" d="M0 180h480M40 166v14M120 166v14M200 166v14M280 166v14M360 166v14M440 166v14M80 180v14M160 180v14M240 180v14M320 180v14M400 180v14"/>' +
    `<path fill="${main}" d="M0 204h480v74H0z"/><path stroke="${dark}" stroke-width="3" d="M96 204v74M192 204v74M288 204v74M384 204v74"/><path fill="#efe3cf" d="M0 192h480v14H0z"/>` +
    '<g fill="#d9b45e"><circle cx="66" cy="114" r="3.5"/><circle cx="84" cy="114" r="3.5"/><circle cx="396" cy="114" r="3.5"/><circle cx="414" cy="114" r="3.5"/></g>' +
    '<path fill="none" stroke="#c9a24f" stroke-width="6" d="M240 192v-26a15 15 0 0 1 30 0v6"/>' +
    `<path fill="${accent}" d="M42 168h26v24H42z"/><path fill="#d9a441" d="M78 154h16v38H78z"/><path fill="#6b8f5e" d="M414 178c-20-16-14-42 0-46 2 14 8 14 12 2 10 12 8 36-2 44z"/><path fill="#fff" d="M402 176h26l-3 16h-20z"/>` +
    SUNLIGHT +
    '<path fill="#d9cbb4" d="M110 250h260v14H110z"/><path fill="#f6efe4" d="M124 264h232v66H124z"/><path fill="#e9decb" d="M124 264h232v7H124z"/>' +
    '<path fill="#8a6446" d="M148 276h44v7h-44zM152 283h5v60h-5zM183 283h5v60h-5zM288 276h44v7h-44zM292 283h5v60h-5zM323 283h5v60h-5z"/>' +
    '<circle cx="220" cy="240" r="10" fill="#d9773f"/><circle cx="238" cy="240" r="10" fill="#e3a13f"/><path fill="#f4ede2" d="M204 246h50c0 12-50 12-50 0z"/>' +
    `<path stroke="#2d2a26" stroke-width="2.5" d="M170 0v36M310 0v36"/><path fill="${dark}" d="M146 58c0-30 48-30 48 0zM286 58c0-30 48-30 48 0z"/><path fill="#ffe9b5" d="M160 58h20c0 8-20 8-20 0zM300 58h20c0 8-20 8-20 0z"/>`
  );
}

const archAt = (x: number): string =>
  `<path fill="#f4efe6" d="M${x} 240V104a72 72 0 0 1 144 0v136z"/><path fill="url(#day)" d="M${x + 12} 228V108a60 60 0 0 1 120 0v120z"/>` +
  `<path fill="#8fae86" d="M${x + 12} 228v-30c34-36 40 4 62-10s40-16 58 8v32z"/><path fill="none" stroke="#f4efe6" stroke-width="6" d="M${x + 72} 44v188M${x + 12} 146h120"/>`;

const BRICKS = Array.from({ length: 13 }, (_, at) => `M0 ${20 * at + 14}h480`).join('');
const JOINTS = Array.from({ length: 13 }, (_, at) =>
  Array.from({ length: 10 }, (_each, place) => `M${48 * place + (at % 2) * 24} ${20 * at + 14}v20`).join(''),
).join('');

function loft({ dark, main, accent }: Palette): string {
  return (
    room('#b56a4e', '#8c7a66') +
    `<path stroke="#9d5840" stroke-width="2.5" d="${BRICKS}"/><path stroke="#9d5840" stroke-width="2" opacity=".6" d="${JOINTS}"/><path fill="#8c7a66" d="M0 268h480v92H0z"/>` +
    archAt(56) +
    archAt(250) +
    `<path fill="${SHADOW}" opacity=".2" d="M0 268h480v8H0z"/>${SUNLIGHT}` +
    `<ellipse cx="330" cy="330" rx="126" ry="14" fill="#d8c7ae" opacity=".8"/><path fill="${main}" d="M272 222c0-10 8-16 18-16h126c10 0 18 6 18 16v40H272z"/><path fill="${dark}" d="M258 244c0-12 20-12 20 2v16h150v-16c0-14 20-14 20-2v50H258z"/><path fill="#2b241f" d="M270 294h8v18h-8zM428 294h8v18h-8z"/>` +
    `<path fill="${accent}" d="m296 220 36-5 5 34-36 6z"/><path fill="#2d2a26" d="M0 0h480v10H0z"/><path stroke="#2d2a26" stroke-width="2.5" d="M236 10v62"/><path fill="#2d2a26" d="M212 92c0-28 48-28 48 0z"/><path fill="#ffe9b5" d="M226 92h20c0 8-20 8-20 0z"/>` +
    plantAt(54, 322, '#e8e0d2')
  );
}

const SHADOW = '#1c120c';

function study(palette: Palette): string {
  const { wall, floor, dark, main, light, accent } = palette;
  return (
    room(wall, floor) +
    windowAt(176, 36, 124, 150) +
    pictureAt(350, 42, 84, 62, palette) +
    SUNLIGHT +
    `<path fill="${main}" d="M22 216h164v66H22z"/><path fill="#fff" d="M22 190h164v36H22z"/><path fill="#f3ece1" d="M32 168c0-8 60-8 60 0v30H32z"/><path fill="${light}" d="M96 196h90v34H96z"/><path fill="#6b4a33" d="M26 282h10v20H26zM172 282h10v20h-10z"/>` +
    '<path fill="#8a6446" d="M312 206h146v10H312zM320 216h8v92h-8zM442 216h8v92h-8z"/><path fill="#a37c58" d="M382 216h60v30h-60z"/><circle cx="412" cy="231" r="3" fill="#5c4030"/>' +
    '<path fill="#2f3b37" d="M352 152h66v44h-66zM382 196h6v10h-6z"/><path fill="#5b7d86" d="M357 157h56v34h-56z"/>' +
    `<path fill="${accent}" d="M346 254h62v10h-62z"/><path fill="${dark}" d="M372 264h8v40h-8zM352 304h50v6h-50z"/><path fill="#d9a441" d="M326 178h16v28h-16z"/>` +
    `<path fill="#f4d99a" d="m434 174 6-22h14l6 22z"/><path fill="#5c5347" d="M445 174h4v32h-4z"/><ellipse cx="246" cy="324" rx="92" ry="12" fill="${light}" opacity=".5"/>` +
    plantAt(256, 300, accent)
  );
}

const TILES = Array.from({ length: 13 }, (_, at) => `M${40 * at} 0v268`).join('');

function bathroom({ wall, dark, main, accent }: Palette): string {
  return (
    room(wall, '#b9b4a8') +
    `<path fill="#fff" opacity=".55" d="M0 118h480v150H0z"/><path stroke="#000" stroke-opacity=".05" stroke-width="2" d="${TILES}M0 118h480M0 156h480M0 194h480M0 232h480"/>` +
    windowAt(286, 26, 120, 104) +
    SUNLIGHT +
    '<circle cx="112" cy="88" r="56" fill="#fffaf2"/><circle cx="112" cy="88" r="48" fill="url(#day)"/>' +
    `<path fill="${main}" d="M40 196h144v84H40z"/><path stroke="${dark}" stroke-width="3" d="M112 196v84"/><path fill="#f6efe4" d="M32 182h160v16H32z"/><path fill="#fff" d="M70 170h84c0 18-84 18-84 0z"/><path fill="none" stroke="#c9a24f" stroke-width="5" d="M112 172v-20a10 10 0 0 1 20 0v4"/>` +
    '<path fill="#fff" d="M236 204h226a10 10 0 0 1 10 10c0 50-20 86-54 86H282c-34 0-54-36-54-86a10 10 0 0 1 8-10z"/><path fill="#000" opacity=".05" d="M228 222h244c0 46-20 78-54 78H282c-34 0-54-32-54-78z"/><path fill="#c9a24f" d="M276 300h12v14h-12zM412 300h12v14h-12z"/>' +
    `<path fill="${accent}" d="M390 200h54v58h-54z"/><path fill="#fff" opacity=".5" d="M390 244h54v6h-54z"/><path fill="none" stroke="#c9a24f" stroke-width="5" d="M262 204v-30a10 10 0 0 1 20 0v6"/>` +
    `<ellipse cx="132" cy="332" rx="86" ry="12" fill="${accent}" opacity=".45"/>${plantAt(208, 306, accent)}`
  );
}

const ROOMS: Readonly<Record<Exclude<Scene, 'floor plan'>, (palette: Palette) => string>> = {
  'living room': livingRoom,
  bedroom,
  kitchen,
  loft,
  study,
  bathroom,
};
