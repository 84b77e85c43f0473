import { callSafely } from '../core/callSafely.ts';
import { isDevelopment } from './isDevelopment.ts';

/** Tells the integrator of a problem: by `onWarning`, else, in development, by the console. What the handler throws is reported. */
export function tellIntegrator(onWarning: unknown, message: string): void {
  callSafely(() => {
    if (typeof onWarning === 'function') onWarning(message);
    // biome-ignore lint/suspicious/noConsole: where a developer without a handler looks
    else if (isDevelopment()) console.warn(message);
  });
}

/** Tells the integrator that a file of the widget, a chunk, did not come. */
export const tellNotLoaded = (onWarning: unknown, name: string): void =>
  tellIntegrator(
    onWarning,
    `tour-booking: a file of the widget did not come: ${name}. Are its files where the page asks for them?`,
  );
