/** A parameter whose name says that it holds an answer or a secret. */
const PRIVATE_NAME =
  /^tour[_-]|token|secret|passw|auth|sess|^sid$|^sig|^code$|^key$|api.?key|otp|jwt|mail|phone|(first|last|full|user).?name/i;
/** A value that is an address of a person, or too long to be a choice of the page. */
const PRIVATE_VALUE = /@|^[\w.~+/=-]{24,}$/;

/** The longest address, in characters. */
const LONGEST = 1_000;

/**
 * The address of a page, for others: without what says who its visitor is or what they may do, and without a query that makes it too long. Its
 * own fragment stays, because it may be a route. Undefined for a page without an address of its own, such as `about:srcdoc` and `blob:`.
 */
export function publicAddress(address: string): string | undefined {
  let url: URL;
  try {
    url = new URL(address);
  } catch {
    return undefined;
  }
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return undefined;
  url.username = '';
  url.password = '';
  const [route = '', query = ''] = url.hash.slice(1).split(/\?(.*)/s);
  // A fragment may also be nothing but parameters.
  const shown = route.includes('=') ? withoutPrivate(route) : route;
  url.hash = [shown, withoutPrivate(query)].filter((part) => part !== '').join('?');
  url.search = withoutPrivate(url.search.slice(1));
  if (url.href.length > LONGEST) url.search = '';
  const shortened = url.href.replace(/#$/, '');
  return shortened.length > LONGEST ? undefined : shortened;
}

/** The parameters of `query` that may be shown, written as they were. */
const withoutPrivate = (query: string): string =>
  query
    .split('&')
    .filter((part) => {
      const [[name = '', value = ''] = []] = new URLSearchParams(part);
      return !PRIVATE_NAME.test(name) && !PRIVATE_VALUE.test(value);
    })
    .join('&');
