import { useContext } from 'react';
import { LanguageContext } from './language.ts';
import { laterMessages } from './laterMessages.ts';
import { type ScreenMessages, screensEn } from './screens.ts';

const complete = laterMessages(screensEn);

/** The messages of the other screens in the nearest language. Apart, so that they are loaded with those. */
export const useScreenMessages = (): ScreenMessages => complete(useContext(LanguageContext).messages.screens);
