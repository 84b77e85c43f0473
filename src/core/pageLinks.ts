import { outermost } from './browser.ts';
import { linkAddress } from './linkAddress.ts';
import type { LinkFollower, LinkPlace, LinkTarget, PageLinks } from './linkTarget.ts';
import { type FoundLink, linkIn, type PageLink } from './linkText.ts';

/**
 * The links of the page, one at a time: takes each off the address, and offers it to the widget of its group. Where no widget of the page is for
 * it, the first one says so.
 */

/** A link that is not done yet. */
interface Pending extends FoundLink {
  /** The places that were asked to show their widget for it. */
  readonly shown: Set<LinkPlace>;
  by?: LinkFollower;
  stop?: () => void;
  /** Whether the tab keeps it. It goes with what else the tab keeps, as for another visitor. */
  isKept?: boolean;
}

function createPageLinks(): PageLinks {
  const targets = new Set<LinkTarget>();
  let pending: Pending | undefined;
  /** The text of a link that stays in the address, once it was followed. */
  let followed: string | undefined;

  /** The newest link: one in the address, else the one before, else what the tab has kept over a reload. */
  const find = (): void => {
    if (pending?.isKept && linkAddress.kept() === '') {
      pending.stop?.();
      pending = undefined;
    }
    const inAddress = linkIn(linkAddress.fragment());
    if (inAddress?.text !== followed) followed = undefined;
    const isNew = inAddress && inAddress.text !== followed && inAddress.text !== pending?.text;
    const found = isNew ? inAddress : pending ? undefined : linkIn(linkAddress.kept());
    if (found === undefined) return;
    pending?.stop?.();
    pending = { ...found, shown: new Set() };
  };
  /** Takes the link out of the address, where it still stands there. */
  const clear = (text: string): void => {
    const inAddress = linkIn(linkAddress.fragment());
    if (inAddress?.text === text) linkAddress.write(inAddress.rest);
  };
  const end = (ended: Pending): void => {
    if (pending !== ended) return;
    pending = undefined;
    if (isAnchor(ended.link)) {
      followed = ended.text;
      return;
    }
    linkAddress.keep('');
    clear(ended.text);
  };
  const give = (current: Pending, link: PageLink, follower: LinkFollower): void => {
    // Where storage is refused, it stays in the address until it is done: a reload would lose it.
    if (!isAnchor(link)) {
      current.isKept = follower.remembers() && linkAddress.keep(current.text);
      if (current.isKept || !follower.remembers()) clear(current.text);
    }
    current.by = follower;
    current.stop = follower.follow(link, () => end(current));
  };
  const look = (): void => {
    find();
    const current = pending;
    if (current === undefined || current.by) return;
    const { link } = current;
    const all = inOrder([...targets].filter((target) => !isPlace(target) || !widgetIn(target)));
    const [fit] = all.filter((target) => link && isFor(link, target));
    // Only what stands in the page can say anything.
    const first = fit ?? all.find(({ element }) => element !== null);
    if (first === undefined) return;
    const place = isPlace(first) ? first : [...targets].find((other) => isPlace(other) && isInside(other, first));
    if (place && isPlace(place) && !current.shown.has(place)) {
      current.shown.add(place);
      place.show();
    }
    if (isPlace(first)) return;
    if (fit && link) give(current, link, first);
    else if (first.isReady() && areAllHere([...targets])) {
      end(current);
      first.tell(link ? 'elsewhere' : 'unreadable');
    }
  };
  const widgetIn = (place: LinkPlace): boolean =>
    [...targets].some((target) => !isPlace(target) && isInside(place, target));

  return {
    add(target) {
      targets.add(target);
      // Those of the same page come one after the other.
      const timer = setTimeout(look);
      return () => {
        clearTimeout(timer);
        targets.delete(target);
        if (pending === undefined || pending.by !== target) return;
        pending.stop?.();
        pending = { link: pending.link, text: pending.text, rest: pending.rest, shown: new Set() };
      };
    },
    look,
  };
}

/** Whether a link is written by hand and names a home alone. It says nothing of anybody, so it stays in the address, as other anchors do. */
const isAnchor = (link: PageLink | undefined): boolean =>
  link?.kind === 'at' && link.group === undefined && link.time === undefined;

const isPlace = (target: LinkTarget): target is LinkPlace => 'show' in target;

const isFor = (link: PageLink, target: LinkTarget): boolean =>
  (link.group === undefined || target.groups().includes(link.group)) && (isPlace(target) || target.accepts(link));

/** `targets` in the order of the page. What stands nowhere comes first. */
const inOrder = (targets: readonly LinkTarget[]): readonly LinkTarget[] =>
  [...targets].sort(({ element: one }, { element: other }) => {
    if (one === null || other === null) return one === other ? 0 : one === null ? -1 : 1;
    const position = outermost(one).compareDocumentPosition(outermost(other));
    return position & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : position & Node.DOCUMENT_POSITION_PRECEDING ? 1 : 0;
  });

/** Whether `target` stands inside `place`, also in a shadow root. */
function isInside({ element: place }: Pick<LinkPlace, 'element'>, { element }: LinkTarget): boolean {
  for (let at: Node | null = element; at; at = at instanceof ShadowRoot ? at.host : at.parentNode)
    if (at === place) return true;
  return false;
}

/** Whether each element of the script tag has its widget or its place. Their files come one after the other. */
const areAllHere = (targets: readonly LinkTarget[]): boolean =>
  [...document.querySelectorAll('tour-booking')].every((element) =>
    targets.some((target) => isInside({ element }, target)),
  );

/** The one of the page. */
export const pageLinks: PageLinks = createPageLinks();
