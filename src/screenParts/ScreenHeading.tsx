import {
  type ComponentPropsWithoutRef,
  createContext,
  type ReactNode,
  type RefObject,
  useContext,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { useAnnounce } from '../ui/Announcer.tsx';
import { useFocusOrAnnounce } from '../ui/focus.ts';
import { usePart } from '../ui/parts.ts';

/** How many screens the visitor was led to. The first one came by itself, so it leaves the focus alone. */
export const VisitContext = createContext(0);

interface HeadingOfBox {
  readonly id: string;
  readonly ref: RefObject<HTMLHeadingElement | null>;
}

const HeadingContext = createContext<HeadingOfBox | null>(null);

interface ScreenBoxProps extends ComponentPropsWithoutRef<'div'> {
  /** Does not take the focus: the screen opens with a notice that does. */
  readonly quiet?: boolean;
  /** Reads out its heading if it is the first screen. */
  readonly spoken?: boolean;
}

/**
 * The element around a screen, with the screen's {@link ScreenHeading} as its name. It takes the focus when the visitor arrives,
 * so a screen reader reads out the heading once. A heading that takes the focus itself stays silent: when the pressed button goes,
 * the screen reader moves to the heading on its own, and has nothing to say when the focus arrives there.
 */
export function ScreenBox({ quiet = false, spoken = false, children, ...rest }: ScreenBoxProps) {
  const box = useRef<HTMLDivElement>(null);
  const ref = useRef<HTMLHeadingElement>(null);
  const id = useId();
  const visit = useContext(VisitContext);
  const announce = useAnnounce();
  const focusOrAnnounce = useFocusOrAnnounce(box, ref);
  const visited = useRef(0);
  // A layout effect runs before the visitor can do anything. A later effect would take the focus from where they are.
  useLayoutEffect(() => {
    if (visit === visited.current) return;
    visited.current = visit;
    if (!quiet) focusOrAnnounce();
  }, [visit, quiet, focusOrAnnounce]);
  const isSpoken = spoken && visit === 0;
  useLayoutEffect(() => {
    if (isSpoken) announce(ref.current?.textContent ?? '');
  }, [isSpoken, announce]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the controls of a form
    <div ref={box} role="group" aria-labelledby={id} tabIndex={-1} {...rest}>
      <HeadingContext.Provider value={{ id, ref }}>{children}</HeadingContext.Provider>
    </div>
  );
}

interface ScreenHeadingProps {
  readonly children: ReactNode;
  /** Only for screen readers: the screen shows these words elsewhere, or does not need them. */
  readonly hidden?: boolean;
}

/** The heading of the {@link ScreenBox} around it. */
export function ScreenHeading({ children, hidden = false }: ScreenHeadingProps) {
  const box = useContext(HeadingContext);
  const part = usePart('heading', hidden ? 'tour-hidden' : 'tour-screen-heading');
  return (
    <h3 id={box?.id} ref={box?.ref} {...part}>
      {children}
    </h3>
  );
}
