import { type ReactNode, useRef } from 'react';
import { agentSheet } from '../src/features/agent/Agent.tsx';
import { changeSheet } from '../src/features/change/ChangeScreens.tsx';
import { createLanguage, LanguageContext } from '../src/i18n/language.ts';
import { ar } from '../src/locales/ar.ts';
import { es } from '../src/locales/es.ts';
import { ko } from '../src/locales/ko.ts';
import { vi } from '../src/locales/vi.ts';
import { zh } from '../src/locales/zh.ts';
import { screensSheet } from '../src/screenParts/ChunkStyle.tsx';
import { CoreComponentsContext } from '../src/screenParts/coreComponentsContext.ts';
import { actionsSheet } from '../src/screens/booked/actionsChunk.ts';
import { coreComponents, coreSheet } from '../src/screens/coreComponents.ts';
import { previewSheet } from '../src/theme/previewSheet.ts';
import { adoptStyles } from '../src/theme/stylesheet.ts';
import { Announcer } from '../src/ui/Announcer.tsx';
import { Shell } from '../src/widget/Shell.tsx';
import { settings, TODAY } from './model.ts';

// Adopted before the first story. A style sheet that a component adopts later wins over these.
for (const sheet of [previewSheet, coreSheet, screensSheet, actionsSheet, agentSheet, changeSheet])
  adoptStyles(document, sheet);

const english = createLanguage();
const arabic = createLanguage(ar);
const spanish = createLanguage(es);
const chinese = createLanguage(zh);
const vietnamese = createLanguage(vi);
const korean = createLanguage(ko);

/** Each look: the theme, width and language of a story, and the size of its letters where that is not 16 px. */
const LOOKS = {
  light: { title: 'Light, 760 px', theme: 'light', width: 760, language: english },
  dark: { title: 'Dark, 760 px', theme: 'dark', width: 760, language: english },
  'letters-20': {
    title: 'Light, 760 px, letters of 20 px',
    theme: 'light',
    width: 760,
    language: english,
    letters: 20,
  },
  'letters-24-narrow': {
    title: 'Light, 360 px, letters of 24 px',
    theme: 'light',
    width: 360,
    language: english,
    letters: 24,
  },
  arabic: { title: 'Arabic, 760 px', theme: 'light', width: 760, language: arabic },
  narrow: { title: 'Light, 360 px', theme: 'light', width: 360, language: english },
  'dark-narrow': { title: 'Dark, 360 px', theme: 'dark', width: 360, language: english },
  'arabic-narrow': { title: 'Arabic, 360 px', theme: 'light', width: 360, language: arabic },
  spanish: { title: 'Spanish, 760 px', theme: 'light', width: 760, language: spanish },
  'spanish-narrow': { title: 'Spanish, 360 px', theme: 'light', width: 360, language: spanish },
  'chinese-narrow': { title: 'Chinese, 360 px', theme: 'light', width: 360, language: chinese },
  'vietnamese-narrow': { title: 'Vietnamese, 360 px', theme: 'light', width: 360, language: vietnamese },
  'korean-narrow': { title: 'Korean, 360 px', theme: 'light', width: 360, language: korean },
} as const;

export type Look = keyof typeof LOOKS;

/** The entries of the toolbar's menu. */
export const lookItems = Object.entries(LOOKS).map(([value, { title }]) => ({ value, title }));

/** The look with this name. An unknown name gives `light`. */
export const lookOf = (name: unknown): Look =>
  typeof name === 'string' && Object.hasOwn(LOOKS, name) ? (name as Look) : 'light';

/** The options that give this look to a whole widget. */
export function optionsOf(look: unknown): { readonly theme: 'light' | 'dark'; readonly locale: string } {
  const { theme, language } = LOOKS[lookOf(look)];
  return { theme, locale: language.locale };
}

/**
 * The frame around a story. `screen`: the widget's card with its head. `bare`: the same, with the head hidden from view. `card`:
 * the card alone. `page`: no frame, for a story that shows the whole widget. `wide`: no frame, and as wide as the window.
 */
export type Frame = 'screen' | 'bare' | 'card' | 'page' | 'wide';

interface SceneProps {
  readonly look: Look;
  readonly frame: Frame | undefined;
  readonly children: ReactNode;
}

/** A plain page with one card, in the look's theme, width and language. */
export function Scene({ look, frame = 'card', children }: SceneProps) {
  const shown = LOOKS[look];
  const { theme, width, language } = shown;
  const letters = 'letters' in shown ? shown.letters : 16;
  const widget = useRef<HTMLDivElement>(null);
  const page = {
    boxSizing: 'border-box',
    minHeight: '100vh',
    // No padding at 360 px and below: the widget takes the whole width of a narrow window.
    padding: frame === 'wide' ? 'clamp(16px, 3vw, 32px)' : 'clamp(0px, 100vw - 360px, 24px)',
    background: theme === 'dark' ? '#0b100e' : '#ebeeed',
    font: `${letters}px/1.5 Inter, system-ui, sans-serif`,
  } as const;
  const hasHead = frame === 'screen' || frame === 'bare';
  return (
    <main style={page} data-look={look}>
      {/* Hidden headings, so that the page has the outline of a real site. */}
      <div className="tour">
        <h1 className="tour-hidden">Alder House</h1>
        {!hasHead ? <h2 className="tour-hidden">Tours</h2> : null}
      </div>
      <div style={{ width: frame === 'wide' ? 'auto' : width, maxWidth: frame === 'wide' ? 1320 : '100%' }}>
        {frame === 'page' || frame === 'wide' ? (
          children
        ) : (
          <div ref={widget} className="tour" data-theme={theme} lang={language.locale} dir={language.direction}>
            <LanguageContext.Provider value={language}>
              <CoreComponentsContext.Provider value={coreComponents}>
                <Announcer>
                  {hasHead ? (
                    <Shell settings={settings} day={TODAY} bare={frame === 'bare'}>
                      {children}
                    </Shell>
                  ) : (
                    <div className="tour-place">
                      <div className="tour-shell">
                        <div className="tour-body">{children}</div>
                      </div>
                    </div>
                  )}
                </Announcer>
                <coreComponents.KeptFocus within={widget} />
              </CoreComponentsContext.Provider>
            </LanguageContext.Provider>
          </div>
        )}
      </div>
    </main>
  );
}
