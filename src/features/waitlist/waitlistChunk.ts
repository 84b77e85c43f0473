/** The chunk of the waitlist. Loaded with the option `waitlist`. */
export { followWaitlistLink, showWaitlist } from './showWaitlist.tsx';
