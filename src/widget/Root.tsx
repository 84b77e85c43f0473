import { type CSSProperties, memo, type ReactNode, useContext, useId, useLayoutEffect, useRef } from 'react';
import { LanguageContext } from '../i18n/language.ts';
import type { Theme } from '../options/options.ts';
import { CoreComponentsContext } from '../screenParts/coreComponentsContext.ts';
import { previewSheet } from '../theme/previewSheet.ts';
import { adoptStyles, setAccent } from '../theme/stylesheet.ts';
import { Announcer } from '../ui/Announcer.tsx';
import { useVisitorPresence, VisitorPresenceContext } from '../ui/focus.ts';
import { usePart } from '../ui/parts.ts';

interface RootProps {
  readonly id?: string | undefined;
  readonly theme?: Theme;
  readonly accent?: string | undefined;
  readonly className?: string | undefined;
  readonly style?: CSSProperties | undefined;
  /** Called once, when the core is there and the widget in view. */
  readonly onEnterView?: (() => void) | undefined;
  readonly children: ReactNode;
}

/** The root element of the widget. Adds the styles and the announcer, and keeps the focus in the widget. */
export const Root = memo(function Root(props: RootProps) {
  const { theme = 'auto', accent, id: given, className, style, onEnterView, children } = props;
  const ref = useRef<HTMLDivElement>(null);
  const own = useId();
  const id = given || own;
  const { locale, direction, isComing } = useContext(LanguageContext);
  const core = useContext(CoreComponentsContext);
  const presence = useVisitorPresence(ref, core?.settle);
  const part = usePart('root', className ? `tour ${className}` : 'tour');
  return (
    <div
      ref={ref}
      id={id}
      {...part}
      style={style}
      data-theme={theme}
      data-loading={isComing ? '' : undefined}
      lang={locale}
      // The direction of the words, not of the page: English in an Arabic page would read "min 30".
      dir={direction}
    >
      <Styles accent={accent} id={id} />
      <VisitorPresenceContext.Provider value={presence}>
        <Announcer>{children}</Announcer>
        {core ? <core.KeptFocus within={ref} /> : null}
        {core ? <core.InView within={ref} onEnter={onEnterView} /> : null}
      </VisitorPresenceContext.Provider>
    </div>
  );
});

interface StylesProps {
  readonly accent: string | undefined;
  /** The root element of the widget. */
  readonly id: string;
}

/**
 * Adopts the styles into the document or shadow root that it renders in. It comes first in the widget, because effects run in the
 * order of the nodes: components that measure themselves do so with their styles.
 */
function Styles({ accent = '', id }: StylesProps) {
  const ref = useRef<HTMLSpanElement>(null);
  const coreSheet = useContext(CoreComponentsContext)?.sheet;
  useLayoutEffect(() => adoptStyles(ref.current, previewSheet), []);
  useLayoutEffect(() => adoptStyles(ref.current, coreSheet), [coreSheet]);
  useLayoutEffect(() => setAccent(ref.current, accent, `[id="${id}"]`), [accent, id]);
  return <span ref={ref} hidden />;
}
