import type { PageLink } from './linkText.ts';

/** Why nothing follows a link: it cannot be read, or no widget of the page is for it. */
type LinkProblem = 'unreadable' | 'elsewhere';

interface Target {
  /** Where it stands. Null: it shows nothing by itself. */
  readonly element: Element | null;
  /** The groups that it books tours of. */
  readonly groups: () => readonly number[];
}

/** A place that is empty or closed, and can show its widget. */
export interface LinkPlace extends Target {
  readonly element: Element;
  readonly show: () => void;
}

/** A widget. */
export interface LinkFollower extends Target {
  readonly accepts: (link: PageLink) => boolean;
  /** Whether it knows what it shows. Until then other widgets of the page may still come. */
  readonly isReady: () => boolean;
  /** Whether the tab may keep the link. */
  readonly remembers: () => boolean;
  /** Follows `link`. Calls `end` when what it asks for is done or refused. Returns the function that stops this. */
  readonly follow: (link: PageLink, end: () => void) => () => void;
  readonly tell: (problem: LinkProblem) => void;
}

export type LinkTarget = LinkPlace | LinkFollower;

export interface PageLinks {
  /** Offers the links to `target`, until the returned function is called. */
  readonly add: (target: LinkTarget) => () => void;
  /** To be called where a link may have come, or a widget may have become ready. */
  readonly look: () => void;
}
