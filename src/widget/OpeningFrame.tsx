import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import type { OpeningLanguage } from '../i18n/openingLanguage.ts';
import { firstSheet } from '../theme/firstSheet.ts';
import { adoptStyles, type SharedSheet, setAccent } from '../theme/stylesheet.ts';
import type { Look } from './look.ts';

interface OpeningFrameProps {
  readonly look: Look;
  /** Undefined while it is on its way. */
  readonly language: OpeningLanguage | undefined;
  /** The style of what is in it, after that of the widget. */
  readonly sheet: SharedSheet;
  readonly children: ReactNode;
}

/** Holds what stands around the widget: its theme, its colours, its style. Takes no place in the page. */
export function OpeningFrame({ look: { theme, accent }, language, sheet, children }: OpeningFrameProps) {
  const ref = useRef<HTMLDivElement>(null);
  const id = useId();
  useLayoutEffect(() => {
    const { current } = ref;
    const removers = [adoptStyles(current, firstSheet), adoptStyles(current, sheet)];
    if (accent) removers.push(setAccent(current, accent, `[id="${id}"]`));
    return () => {
      for (const remove of removers) remove();
    };
  }, [accent, id, sheet]);
  return (
    <div
      ref={ref}
      id={id}
      className="tour tour-opening"
      data-theme={theme}
      lang={language?.locale}
      dir={language?.direction}
    >
      {children}
    </div>
  );
}
