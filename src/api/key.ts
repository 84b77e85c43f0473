declare const importScripts: unknown;

/**
 * Whether this code runs where a visitor can read it: in a page, or in a web, shared or service worker of one. A server
 * has neither a document nor the `importScripts` of a browser's workers, not even in its own workers.
 */
export const inBrowser = (): boolean => typeof document !== 'undefined' || typeof importScripts === 'function';

/** Whether HTTP Basic can carry `key`. A space or a line break is a mistake of copying. */
export const isSendable = (key: string): boolean => /^[\x21-\x7e]+$/.test(key);

/**
 * What to give in place of `key` where a visitor can read it; undefined when the key looks right. Only a key that begins
 * with `sk_` is known to be secret. A service that names its keys in another way gives no sign.
 */
export function keyProblem(key: string): string | undefined {
  if (key.startsWith('sk_')) return 'a public key; a secret key must never stand in a page';
  if (!isSendable(key)) return 'a key of plain letters, digits and signs';
  return undefined;
}
