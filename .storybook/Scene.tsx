import type { ReactNode } from 'react';
import { createLanguage, LanguageContext } from '../src/i18n/language.ts';
import { ar } from '../src/locales/ar.ts';
import { CorePartsContext } from '../src/screens/coreParts.ts';
import { coreParts } from '../src/screens/coreScreenParts.ts';
import { actionsSheet } from '../src/theme/actionsSheet.ts';
import { changeSheet } from '../src/theme/changeSheet.ts';
import { coreSheet } from '../src/theme/coreSheet.ts';
import { previewSheet } from '../src/theme/previewSheet.ts';
import { screensSheet } from '../src/theme/screensSheet.ts';
import { adoptStyles } from '../src/theme/stylesheet.ts';
import { Announcer } from '../src/ui/Announcer.tsx';
import { Shell } from '../src/widget/Shell.tsx';
import { settings, TODAY } from './model.ts';

// Before the first story, and so before what a part of one adopts by itself: the later of two equal rules holds.
for (const sheet of [previewSheet, coreSheet, screensSheet, actionsSheet, changeSheet]) adoptStyles(document, sheet);

const english = createLanguage();
const arabic = createLanguage(ar);

/** Theme, width and language a story is seen in. */
const LOOKS = {
  light: { title: 'Light, 760 px', theme: 'light', width: 760, language: english },
  dark: { title: 'Dark, 760 px', theme: 'dark', width: 760, language: english },
  arabic: { title: 'Arabic, 760 px', theme: 'light', width: 760, language: arabic },
  narrow: { title: 'Light, 360 px', theme: 'light', width: 360, language: english },
  'dark-narrow': { title: 'Dark, 360 px', theme: 'dark', width: 360, language: english },
  'arabic-narrow': { title: 'Arabic, 360 px', theme: 'light', width: 360, language: arabic },
} as const;

export type Look = keyof typeof LOOKS;

/** What the toolbar offers. */
export const lookItems = Object.entries(LOOKS).map(([value, { title }]) => ({ value, title }));

/** The look of that name; light for any other. */
export const lookOf = (name: unknown): Look =>
  typeof name === 'string' && Object.hasOwn(LOOKS, name) ? (name as Look) : 'light';

/** The options that give a whole widget the look. */
export function optionsOf(look: unknown): { readonly theme: 'light' | 'dark'; readonly locale: string } {
  const { theme, language } = LOOKS[lookOf(look)];
  return { theme, locale: language.locale };
}

/**
 * What stands around a story: `screen`: the widget's card with its head; `bare`: the same with its head out of sight; `card`:
 * the card alone; `page`: nothing, for stories that are the whole widget.
 */
export type Frame = 'screen' | 'bare' | 'card' | 'page';

interface SceneProps {
  readonly look: Look;
  readonly frame: Frame | undefined;
  readonly children: ReactNode;
}

/** A quiet page with one card of the look's width on it, styled as the widget is. */
export function Scene({ look, frame = 'card', children }: SceneProps) {
  const { theme, width, language } = LOOKS[look];
  const page = {
    boxSizing: 'border-box',
    minHeight: '100vh',
    // At 320 px the widget has all of the window.
    padding: 'clamp(0px, 100vw - 360px, 24px)',
    background: theme === 'dark' ? '#0b100e' : '#ebeeed',
    font: '16px/1.5 Inter, system-ui, sans-serif',
  } as const;
  const hasHead = frame === 'screen' || frame === 'bare';
  return (
    <main style={page} data-look={look}>
      {/* The headings a site has around the widget, for the outline of the page. */}
      <div className="tour">
        <h1 className="tour-hidden">Alder House</h1>
        {!hasHead ? <h2 className="tour-hidden">Tours</h2> : null}
      </div>
      <div style={{ width, maxWidth: '100%' }}>
        {frame === 'page' ? (
          children
        ) : (
          <div className="tour" data-theme={theme} lang={language.locale} dir={language.direction}>
            <LanguageContext.Provider value={language}>
              <CorePartsContext.Provider value={coreParts}>
                <Announcer>
                  {hasHead ? (
                    <Shell settings={settings} day={TODAY} bare={frame === 'bare'}>
                      {children}
                    </Shell>
                  ) : (
                    <div className="tour-shell">
                      <div className="tour-body">{children}</div>
                    </div>
                  )}
                </Announcer>
              </CorePartsContext.Provider>
            </LanguageContext.Provider>
          </div>
        )}
      </div>
    </main>
  );
}
