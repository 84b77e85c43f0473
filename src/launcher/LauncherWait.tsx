import { LanguageContext } from '../i18n/language.ts';
import { useLanguage } from '../i18n/useLanguage.ts';
import type { TourBookingOptions } from '../options/componentOptions.ts';
import { createOptionReader } from '../options/optionReader.ts';
import { contactOf, readLook } from '../options/viewSettings.ts';
import { SlowNote } from '../screenParts/SlowNote.tsx';
import { sharedSheet } from '../theme/stylesheet.ts';
import sheet from '../theme/wait.css?inline';
import { Announcer } from '../ui/Announcer.tsx';
import { LauncherFrame } from './LauncherFrame.tsx';

const waitSheet = sharedSheet(sheet);

interface LauncherWaitProps {
  readonly options: TourBookingOptions;
  /** Whether the visitor is told that it takes long. */
  readonly isSlow: boolean;
}

/**
 * Stands in for the launcher between a press and its chunk. It shows nothing at first: the live region has to be in the page before it
 * says something.
 */
export function LauncherWait({ options, isSlow }: LauncherWaitProps) {
  const reader = createOptionReader();
  const look = readLook(options, reader);
  const { language } = useLanguage(options.messages, look.locale);
  return (
    <LauncherFrame look={look} language={language} sheet={waitSheet}>
      <LanguageContext.Provider value={language}>
        <Announcer>
          {isSlow ? (
            <div className="tour-wait">
              <SlowNote contact={contactOf(options, reader)} />
            </div>
          ) : null}
        </Announcer>
      </LanguageContext.Provider>
    </LauncherFrame>
  );
}
