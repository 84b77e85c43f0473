/** `copied`: the device could not share, and the text is in the clipboard. `failed`: neither was possible. */
export type Shared = 'shared' | 'copied' | 'failed';

/**
 * Shares a text by the device's own means, or copies it where there are none: not every browser has them, and a page in a
 * frame may be refused them. A visitor who closes the device's list has seen it, so nothing is copied then.
 */
export async function shareText(title: string, text: string): Promise<Shared> {
  if (typeof navigator.share === 'function')
    try {
      await navigator.share({ title, text });
      return 'shared';
    } catch (error) {
      // The visitor chose nothing, or the list of an earlier tap is still open.
      if (error instanceof DOMException && (error.name === 'AbortError' || error.name === 'InvalidStateError'))
        return 'shared';
    }
  try {
    // Without a secure context there is no clipboard, whatever its type says; that throws here too.
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    return 'failed';
  }
}
