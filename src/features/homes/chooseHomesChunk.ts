/** The chunk of the choice of homes. Loaded when the visitor opens it. */
export { ChooseHomes } from './ChooseHomes.tsx';
