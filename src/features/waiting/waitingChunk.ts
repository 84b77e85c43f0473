/** The chunk of the waiting list. Loaded with the option `waiting`. */
export { followWaitingLink, showWaiting } from './showWaiting.tsx';
