import type { ReactNode } from 'react';
import { type Language, LanguageContext } from '../i18n/language.ts';
import { widgetEn } from '../i18n/widget.ts';
import type { TourBookingOptions } from '../options/options.ts';
import type { Look } from '../options/viewSettings.ts';
import { Root } from './Root.tsx';

interface PlainFrameProps {
  readonly options: Pick<TourBookingOptions, 'id' | 'className' | 'style'>;
  readonly look: Pick<Look, 'theme' | 'accent'>;
  readonly language: Language;
  readonly children: ReactNode;
}

/** The frame of a widget that failed. It calls nothing that a page can have broken, and uses no style that React refuses. */
export const PlainFrame = ({ options: { id, className, style }, look, language, children }: PlainFrameProps) => {
  const title = (language.shipped.widget ?? widgetEn).title;
  return (
    <LanguageContext.Provider value={language}>
      <Root
        theme={look.theme}
        accent={look.accent}
        id={id}
        className={className}
        style={typeof style === 'object' ? style : undefined}
      >
        <section className="tour-shell" aria-label={title}>
          <h2 className="tour-hidden">{title}</h2>
          {children}
        </section>
      </Root>
    </LanguageContext.Provider>
  );
};
