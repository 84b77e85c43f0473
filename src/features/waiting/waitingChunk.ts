/** The chunk of the waiting list. Loaded with the option `waiting`. */
export { showWaiting } from './showWaiting.tsx';
