import type { ReactNode } from 'react';
import { createLanguage, type Language, LanguageContext } from '../i18n/language.ts';
import { moduleOf, shippedWords } from '../i18n/languageChunks.ts';
import { requestedWords } from '../i18n/requestedWords.ts';
import { widgetMessages } from '../i18n/widget.ts';
import { messagesOf } from '../i18n/words.ts';
import type { TourBookingOptions } from '../options/componentOptions.ts';
import { createOptionReader } from '../options/optionReader.ts';
import { contactOf, readLook } from '../options/viewSettings.ts';
import { MessageScreen } from '../screenParts/MessageScreen.tsx';
import { VisitContext } from '../screenParts/ScreenHeading.tsx';
import { Button } from '../ui/Button.tsx';
import { VisitorInsideContext } from '../ui/focus.ts';
import type { HeldBooking } from './heldBooking.ts';
import { coreChunk } from './loadCore.ts';
import { Root } from './Root.tsx';
import { ScreenBoundary } from './ScreenBoundary.tsx';

interface SafeBookingProps {
  readonly held: HeldBooking;
  readonly options: TourBookingOptions;
  readonly children: ReactNode;
}

/** A booking in an error boundary. It starts anew for another group or service. */
export function SafeBooking({ held, options, children }: SafeBookingProps) {
  const screen = (): string => held.current()?.getSnapshot().screen ?? 'preview';
  return (
    <VisitorInsideContext.Provider value={held.visitor}>
      <ScreenBoundary
        key={held.identity}
        screen={screen}
        onFailed={(error) => held.failed(`the screen "${screen()}"`, error)}
        fallback={(isFirst, show) => {
          const chunk = coreChunk.getState();
          const booking = held.current();
          return isFirst && chunk.status === 'ready' && booking ? (
            <chunk.module.PlainBooking booking={booking} options={options} onRetry={show} onOtherScreen={show} />
          ) : (
            <FailedBooking options={options} onRetry={show} />
          );
        }}
      >
        {children}
      </ScreenBoundary>
    </VisitorInsideContext.Provider>
  );
}

interface FailedBookingProps {
  readonly options: TourBookingOptions;
  readonly onRetry: () => void;
}

/**
 * Stands in for a widget that failed before there was a booking, and for a plain screen that failed too.
 * @internal
 */
export function FailedBooking({ options, onRetry }: FailedBookingProps) {
  const language = languageOf(options);
  const { title, failedHeading, failedText, tryAgain } = messagesOf(widgetMessages, language);
  return (
    <LanguageContext.Provider value={language}>
      <Root id={options.id} className={options.className}>
        <div className="tour-place">
          <section className="tour-shell" aria-label={title}>
            <VisitContext.Provider value={1}>
              <MessageScreen
                heading={failedHeading}
                text={failedText}
                contact={contactOf(options, createOptionReader())}
              >
                <Button onClick={onRetry}>{tryAgain}</Button>
              </MessageScreen>
            </VisitContext.Provider>
          </section>
        </div>
      </Root>
    </LanguageContext.Provider>
  );
}

/** The shipped words, if they have loaded, else English. Also English if the page has broken Intl. */
function languageOf(options: TourBookingOptions): Language {
  try {
    const locale = options.messages?.language ?? options.locale;
    const words = moduleOf(shippedWords(locale).preview.getState());
    const { confirms } = readLook(options, createOptionReader());
    const requested = moduleOf(requestedWords(confirms, locale).getState());
    return createLanguage(words, undefined, undefined, undefined, requested);
  } catch {
    return createLanguage();
  }
}
