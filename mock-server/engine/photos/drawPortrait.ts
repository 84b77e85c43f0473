const BACKGROUNDS = ['#ead4c6', '#cfdcd8', '#e4dccb', '#dcd7e4', '#d9e2d0'];
const SKINS = [
  { face: '#d79c7b', neck: '#b97d5f' },
  { face: '#edc3a2', neck: '#d3a27e' },
  { face: '#8a5a3f', neck: '#6d4630' },
  { face: '#c08a63', neck: '#9f6f4c' },
];
const HAIR = ['#33241d', '#8a5a34', '#1d1613', '#5c4a3c', '#a8794a'];
const JACKETS = ['#1f5c4d', '#34495e', '#b5694d', '#5b4a72', '#7a5840'];

/** Long hair, short hair and hair tied up: the part behind the head, and the part over the forehead. */
const CUTS = [
  {
    behind: 'M18 50C12 17 29 9 41 9s27 8 21 41c3 8 3 14 0 19H20c-4-6-4-12-2-19z',
    over: 'M23 38c0-17 9-22 19-21 10 0 16 7 15 20-5-2-9-6-11-11-5 6-13 9-23 12z',
  },
  {
    behind: 'M22 40c-4-20 8-28 19-28s22 8 18 28z',
    over: 'M24 34c0-14 8-19 17-18 10 0 17 5 16 18-2-7-5-10-10-10-8 2-17 0-23 10z',
  },
  {
    behind: 'M24 40c-3-18 6-26 17-26s19 8 16 26zM32 12a9 8 0 1 1 18 0z',
    over: 'M24 36c1-14 9-19 17-19 9 0 16 5 16 19-4-8-9-12-16-12s-13 4-17 12z',
  },
];

const at = <Item>(list: readonly Item[], place: number, otherwise: Item): Item =>
  list[place % list.length] ?? otherwise;

/** Draws the portrait of an agent, as the elements of an SVG of 80 by 80. The same id gives the same face. */
export function drawPortrait(id: number): string {
  const place = id - 1;
  const hair = at(HAIR, place, '#33241d');
  const { face, neck } = at(SKINS, place, { face: '#d79c7b', neck: '#b97d5f' });
  const cut = at(CUTS, place, { behind: '', over: '' });
  const background = at(BACKGROUNDS, place, '#ead4c6');
  const jacket = at(JACKETS, place, '#1f5c4d');
  return (
    `<path fill="${background}" d="M0 0h80v80H0z"/><path fill="#fff" opacity=".35" d="M0 0h80v38C60 28 24 34 0 52z"/>` +
    `<path fill="${hair}" d="${cut.behind}"/><path fill="${neck}" d="M32 47h17v16H32z"/><ellipse cx="40.5" cy="37" rx="15.5" ry="18.5" fill="${face}"/><path fill="${hair}" d="${cut.over}"/>` +
    '<g fill="#3b2a22"><ellipse cx="34.5" cy="38.5" rx="1.6" ry="2"/><ellipse cx="47" cy="38.5" rx="1.6" ry="2"/></g>' +
    '<path fill="none" stroke="#8d5139" stroke-width="1.8" stroke-linecap="round" d="M35.500 46.500c3 3 7.500 3 10.500 0"/>' +
    '<path fill="none" stroke="#3b2a22" stroke-width="1.3" stroke-linecap="round" d="M32 34.500c1.500-1.400 3.500-1.400 5-.4M44.500 34.100c1.500-1 3.500-1 5 .4"/>' +
    `<path fill="${jacket}" d="M8 80c2-15 14-20 24-20l8.500 7 8.500-7c10 0 22 5 24 20z"/><path fill="#f6efe6" d="m32 60 8.500 7L49 60l-3.500 11h-10z"/>`
  );
}
