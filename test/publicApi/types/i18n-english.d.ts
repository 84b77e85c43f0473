import { Messages } from './i18n-messages.js';

/** Every English message, to start a translation from. */
declare const english: Messages;

export { english };
