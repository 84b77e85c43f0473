import { type ComponentPropsWithoutRef, forwardRef, type MouseEvent } from 'react';
import { useMessages } from '../i18n/language.ts';
import { uiMessages } from '../i18n/widget.ts';
import { usePart } from './parts.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/** A turning ring, with words for a screen reader. It stands still under reduced motion. */
export function Spinner() {
  const ui = useMessages(uiMessages);
  return (
    <>
      <span className="tour-spinner" aria-hidden="true" />
      <VisuallyHidden>{ui.working}</VisuallyHidden>
    </>
  );
}

interface ButtonProps extends ComponentPropsWithoutRef<'button'> {
  /** `primary`: the one action of a screen, as wide as its place. `link`: underlined text. */
  readonly kind?: 'primary' | 'quiet' | 'link';
  /** At work: keeps its place and the focus, shows a spinner and answers no click. */
  readonly busy?: boolean;
}

/**
 * A native button (`type="button"` unless told otherwise). `aria-disabled` refuses the click and keeps the focus. A text beside an
 * icon needs an element of its own.
 */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  { kind = 'quiet', busy = false, onClick, children, ...rest },
  ref,
) {
  const part = usePart('button', 'tour-button', kind);
  const refused = busy || rest['aria-disabled'] === true || rest['aria-disabled'] === 'true';
  const click = (event: MouseEvent<HTMLButtonElement>): void => {
    if (refused) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      ref={ref}
      type="button"
      data-kind={kind}
      {...part}
      {...rest}
      aria-busy={busy ? true : undefined}
      aria-disabled={refused ? true : undefined}
      onClick={click}
    >
      {busy ? <Spinner /> : null}
      {/*
        A translator takes a text out of the page. The text has an element of its own, so that React still finds the place of the spinner
        before it. The key makes a new node for other words, and for the same words beside the spinner: browsers count a node that moves as
        a layout shift.
      */}
      {typeof children === 'string' ? <span key={`${children} ${busy}`}>{children}</span> : children}
    </button>
  );
});
