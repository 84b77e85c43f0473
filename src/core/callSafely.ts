/**
 * Calls a function of the host page, or one that may fail because the page has broken the browser's own. What it throws is reported and
 * never stops the booking.
 */
export function callSafely(call: () => void): void {
  try {
    call();
  } catch (error) {
    // Node has no `reportError`.
    if (typeof reportError === 'function') reportError(error);
    // biome-ignore lint/suspicious/noConsole: what `reportError` does in a browser
    else console.error(error);
  }
}

/** What `read` gives. Undefined where it throws, which is reported. */
export function readSafely<Value>(read: () => Value): Value | undefined {
  let value: Value | undefined;
  callSafely(() => {
    value = read();
  });
  return value;
}
