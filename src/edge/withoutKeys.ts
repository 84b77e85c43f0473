import type { EdgeSettings } from './settings.ts';

/** `text` without the keys of this edge, which a service may repeat. */
export type WithoutKeys = (text: string) => string;

export function createWithoutKeys({ secretKey, publicKey }: EdgeSettings): WithoutKeys {
  const keys = [secretKey, publicKey].flatMap((key) => (key === undefined ? [] : [key, btoa(`${key}:`)]));
  return (text) => keys.reduce((rest, key) => rest.replaceAll(key, '…'), text);
}
