import { isDevelopment } from './isDevelopment.ts';

/** Through `onWarning`, or else, in development, through the console. What the handler throws is reported. */
export function tellIntegrator(onWarning: unknown, message: string): void {
  try {
    if (typeof onWarning === 'function') onWarning(message);
    // biome-ignore lint/suspicious/noConsole: the one place a developer without a handler looks
    else if (isDevelopment()) console.warn(message);
  } catch (error) {
    reportError(error);
  }
}
