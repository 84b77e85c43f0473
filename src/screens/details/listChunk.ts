/** Choosing agents and neighborhoods, loaded when the questions are opened. */
export { createChoiceLists } from '../../core/asking/choiceLists.ts';
export { StyledListPicker } from './StyledListPicker.tsx';
