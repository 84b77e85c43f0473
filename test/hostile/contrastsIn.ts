/** One thing that a visitor has to see, and its contrast with what it stands on. */
export interface Seen {
  /** The element and its first words. */
  readonly what: string;
  /** A mark is an icon, or the frame of a field that is filled in. */
  readonly kind: 'words' | 'mark' | 'open day' | 'day that cannot be booked';
  /** By the formula of WCAG 2, from 1 to 21. */
  readonly contrast: number;
}

/**
 * On the page: the contrast of all words and marks in `root`, from the colors that the browser shows. Controls that cannot be used
 * are left out, as WCAG 2 does.
 */
export function contrastsIn(root: Element): readonly Seen[] {
  type Color = readonly [red: number, green: number, blue: number, opacity: number];
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const pixelOf = (color: string): Color => {
    if (canvas === null) throw new Error('the page has no canvas');
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = color;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
    return [red, green, blue, alpha / 255];
  };
  const over = ([red, green, blue, opacity]: Color, below: Color): Color => {
    const mixed = (top: number, bottom: number): number => top * opacity + bottom * (1 - opacity);
    return [mixed(red, below[0]), mixed(green, below[1]), mixed(blue, below[2]), 1];
  };
  const parentOf = (element: Element): Element | undefined => {
    const parent = element.parentNode;
    return parent instanceof ShadowRoot ? parent.host : parent instanceof Element ? parent : undefined;
  };
  const ground = (element: Element | undefined): Color => {
    if (element === undefined) return pixelOf('canvas');
    const own = pixelOf(getComputedStyle(element).backgroundColor);
    return own[3] === 1 ? own : over(own, ground(parentOf(element)));
  };
  const opacityOf = (element: Element | undefined): number =>
    element === undefined ? 1 : Number(getComputedStyle(element).opacity) * opacityOf(parentOf(element));
  const linear = (value: number): number => {
    const part = value / 255;
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  };
  const luminance = ([red, green, blue]: Color): number =>
    0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
  const contrastOf = (color: string, element: Element, below: Element | undefined): number => {
    const behind = ground(below);
    const [red, green, blue, opacity] = pixelOf(color);
    const shown = over([red, green, blue, opacity * opacityOf(element)], behind);
    const [light = 0, dark = 0] = [luminance(shown), luminance(behind)].sort((one, other) => other - one);
    return (light + 0.05) / (dark + 0.05);
  };
  const kindOf = (element: Element): Seen['kind'] => {
    const day = element.closest('[data-state]:is(.tour-day, .tour-card-day)');
    const state = day?.getAttribute('data-state');
    if (state === 'open' || state === 'unknown') return day?.hasAttribute('data-selected') ? 'words' : 'open day';
    if (state === 'full' || state === 'closed' || state === 'outside') return 'day that cannot be booked';
    return element.localName === 'svg' ? 'mark' : 'words';
  };
  const seen: Seen[] = [];
  for (const element of root.querySelectorAll('*')) {
    const style = getComputedStyle(element);
    const isShown = element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0;
    if (!isShown || element.closest('.tour-hidden') || style.opacity === '0') continue;
    const what = `${element.localName}.${element.getAttribute('class') ?? ''} “${(element.textContent ?? '').trim().slice(0, 30)}”`;
    const kind = kindOf(element);
    const isOff = element.closest('[aria-disabled=true], :disabled') !== null;
    if (isOff && kind !== 'day that cannot be booked') continue;
    const isField = element.matches('input, select, textarea');
    const hasWords = [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
    if (hasWords || element.matches('svg') || (isField && 'value' in element && element.value !== 'on'))
      seen.push({ what, kind, contrast: contrastOf(style.color, element, element) });
    if (!isField) continue;
    // A field shows by its frame or by its own color.
    const edges = [style.borderTopColor, style.backgroundColor];
    const contrast = Math.max(...edges.map((color) => contrastOf(color, element, parentOf(element))));
    seen.push({ what: `frame of ${what}`, kind: 'mark', contrast });
  }
  return seen;
}
