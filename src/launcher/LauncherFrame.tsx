import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import type { Language } from '../i18n/language.ts';
import type { Look } from '../options/viewSettings.ts';
import { previewSheet } from '../theme/previewSheet.ts';
import { adoptStyles, type SharedSheet, setAccent } from '../theme/stylesheet.ts';

interface LauncherFrameProps {
  readonly look: Look;
  readonly language: Language;
  /** The styles of the children, added after those of the widget. */
  readonly sheet: SharedSheet;
  readonly children: ReactNode;
}

/** The frame of the dialog and the button: theme, colors and styles. It takes no room in the page. */
export function LauncherFrame({ look: { theme, accent }, language, sheet, children }: LauncherFrameProps) {
  const ref = useRef<HTMLDivElement>(null);
  const id = useId();
  useLayoutEffect(() => {
    const { current } = ref;
    const removers = [adoptStyles(current, previewSheet), adoptStyles(current, sheet)];
    if (accent) removers.push(setAccent(current, accent, `[id="${id}"]`));
    return () => {
      for (const remove of removers) remove();
    };
  }, [accent, id, sheet]);
  return (
    <div
      ref={ref}
      id={id}
      className="tour tour-launcher"
      data-theme={theme}
      lang={language.isComing ? undefined : language.locale}
      dir={language.isComing ? undefined : language.direction}
    >
      {children}
    </div>
  );
}
