import type { PageLink } from './linkText.ts';

/** The address of `page` with a link that `linkText.ts` reads. It is for a group. What the page has in its own fragment stays. */
export function withLink(page: string, { kind, group, ...payload }: PageLink & { readonly group: number }): string {
  const url = new URL(page);
  const json = Array.from(new TextEncoder().encode(JSON.stringify(payload)), (byte) => String.fromCharCode(byte));
  const text = btoa(json.join('')).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
  const own = url.hash.includes('?') ? `${url.hash}&` : url.hash && `${url.hash}?`;
  url.hash = `${own}tour-booking=${kind}.${group}.${text}`;
  return url.href;
}
