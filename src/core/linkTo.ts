import type { PageLink } from './linkText.ts';

/** The address of `page` with a link that `linkText.ts` reads. It is for a group. What the page has in its own fragment stays. */
export function withLink(page: string, { kind, group, ...payload }: PageLink & { readonly group: number }): string {
  const url = new URL(page);
  let json = '';
  for (const byte of new TextEncoder().encode(JSON.stringify(payload))) json += String.fromCharCode(byte);
  const text = btoa(json).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
  const own = url.hash.includes('?') ? `${url.hash}&` : url.hash && `${url.hash}?`;
  url.hash = `${own}tour-booking=${kind}.${group}.${text}`;
  return url.href;
}
