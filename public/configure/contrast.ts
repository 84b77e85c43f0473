/** Red, green and blue from 0 to 255, and how much of what lies below shows through: 0 all of it, 255 nothing. */
type Pixel = readonly [red: number, green: number, blue: number, opacity: number];

/** What a CSS colour looks like on a screen; a canvas reads every notation that the browser does. */
function pixelOf(colour: string): Pixel {
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (context === null) return [0, 0, 0, 255];
  context.fillStyle = colour;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, opacity = 255] = context.getImageData(0, 0, 1, 1).data;
  return [red, green, blue, opacity];
}

const linear = (value: number): number => {
  const part = value / 255;
  return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
};

const luminance = ([red, green, blue]: Pixel): number =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);

/** The contrast of two colours by the rule of WCAG 2: 1 to 21. */
export function contrastOf(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(pixelOf(one)), luminance(pixelOf(other))].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** The colour behind an element: its own, or that of the next one around it that has any. */
export function backgroundOf(element: Element): string {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const colour = getComputedStyle(at).backgroundColor;
    if (pixelOf(colour)[3] === 255) return colour;
  }
  return '#fff';
}
