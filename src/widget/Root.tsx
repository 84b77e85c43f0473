import { type CSSProperties, memo, type ReactNode, useContext, useId, useLayoutEffect, useRef } from 'react';
import { useFormat } from '../i18n/language.ts';
import { firstSheet } from '../theme/firstSheet.ts';
import { adoptStyles, setAccent } from '../theme/stylesheet.ts';
import { Announcer } from '../ui/Announcer.tsx';
import { useVisitorPresence, VisitorPresenceContext } from '../ui/visitorPresence.ts';
import { LaterPartsContext } from './laterParts.ts';
import type { Theme } from './options.ts';

interface RootProps {
  readonly id?: string | undefined;
  readonly theme?: Theme;
  readonly accent?: string | undefined;
  readonly className?: string | undefined;
  readonly style?: CSSProperties | undefined;
  readonly children: ReactNode;
}

/** The element around the widget: brings the style into the tree it stands in, speaks for it, and keeps the focus in it. */
export const Root = memo(function Root({ theme = 'auto', accent, id: given, className, style, children }: RootProps) {
  const ref = useRef<HTMLDivElement>(null);
  const own = useId();
  const id = given || own;
  const { locale } = useFormat();
  const presence = useVisitorPresence(ref);
  const later = useContext(LaterPartsContext);
  const laterSheet = later?.sheet;
  useLayoutEffect(() => adoptStyles(ref.current, firstSheet), []);
  useLayoutEffect(() => adoptStyles(ref.current, laterSheet), [laterSheet]);
  useLayoutEffect(() => setAccent(ref.current, accent ?? '', `[id="${id}"]`), [accent, id]);
  return (
    <div
      ref={ref}
      id={id}
      className={className ? `tour ${className}` : 'tour'}
      style={style}
      data-theme={theme}
      lang={locale}
      dir={RIGHT_TO_LEFT.test(locale) ? 'rtl' : 'ltr'}
    >
      <VisitorPresenceContext.Provider value={presence}>
        <Announcer>{children}</Announcer>
        {later ? <later.KeptFocus within={ref} /> : null}
      </VisitorPresenceContext.Provider>
    </div>
  );
});

/** The words say which way the widget reads, not the page around it: English in an Arabic page would be "min 30". */
const RIGHT_TO_LEFT = /^(ar|ckb|dv|fa|he|iw|ps|sd|ug|ur|yi)\b/;
