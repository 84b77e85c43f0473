/** Each from 0 to 255. An opacity of 255 hides what lies below. */
type Pixel = readonly [red: number, green: number, blue: number, opacity: number];

/** Converts a CSS color, in any notation that the browser knows, by painting it on a canvas. */
function pixelOf(color: string): Pixel {
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (context === null) return [0, 0, 0, 255];
  context.fillStyle = color;
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

/** The contrast of two CSS colors by the formula of WCAG 2, from 1 to 21. */
export function contrastOf(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(pixelOf(one)), luminance(pixelOf(other))].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** The color behind an element's text: the first opaque background of the element and its ancestors. */
export function backgroundOf(element: Element): string {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const color = getComputedStyle(at).backgroundColor;
    if (pixelOf(color)[3] === 255) return color;
  }
  return '#fff';
}
