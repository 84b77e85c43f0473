import { callSafely } from '../core/callSafely.ts';

/** Tells the integrator of a problem: by `onWarning`, else, in development, by the console. What the handler throws is reported. */
export function tellIntegrator(onWarning: unknown, message: string): void {
  callSafely(() => {
    if (typeof onWarning === 'function') onWarning(message);
    // biome-ignore lint/suspicious/noConsole: where a developer without a handler looks
    else if (isDevelopment()) console.warn(message);
  });
}

/** Whether the page is built for development. Bundlers replace exactly `process.env.NODE_ENV`. Where it cannot be read, there is no bundler. */
function isDevelopment(): boolean {
  try {
    return process.env.NODE_ENV !== 'production';
  } catch {
    return true;
  }
}

/** Tells the integrator that the chunk `name` failed to load. */
export const tellNotLoaded = (onWarning: unknown, name: string): void =>
  tellIntegrator(
    onWarning,
    `tour-booking: the chunk ${name} failed to load. Check that the widget's files are served.`,
  );
