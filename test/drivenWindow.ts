import { number, parse, tuple } from 'valibot';

/** One window of a browser, driven as a person would: real keys, a real pointer. */
export interface DrivenWindow {
  goto(url: string): Promise<void>;
  /** Runs `script`, the body of a function of `args`, on the page. Gives what it returns. */
  evaluate(script: string, ...args: readonly unknown[]): Promise<unknown>;
  /** Presses the middle of the element that `script` returns. */
  click(script: string, ...args: readonly unknown[]): Promise<void>;
  /** Types each character, or presses the key that it stands for ({@link keys}). */
  type(text: string): Promise<void>;
  /** Presses `key` while Control is held. */
  control(key: string): Promise<void>;
  /** What the window shows, as a PNG. */
  screenshot(): Promise<Buffer>;
  close(): Promise<void>;
}

/** Keys as WebDriver writes them. */
export const keys = { Tab: '\uE004', Enter: '\uE007', ArrowLeft: '\uE012', ArrowRight: '\uE014' } as const;

/** On the page: where the middle of the element is in the window. */
const MIDDLE = `
  const element = (function () { SCRIPT }).apply(null, arguments);
  element.scrollIntoView({ block: 'center' });
  const { left, top, width, height } = element.getBoundingClientRect();
  return [Math.round(left + width / 2), Math.round(top + height / 2)];
`;

/** Where in the window the middle of the element is that `script` returns. */
export async function middleOf(
  evaluate: DrivenWindow['evaluate'],
  script: string,
  args: readonly unknown[],
): Promise<[x: number, y: number]> {
  return parse(
    tuple([number(), number()]),
    await evaluate(
      MIDDLE.replace('SCRIPT', () => script),
      ...args,
    ),
  );
}
