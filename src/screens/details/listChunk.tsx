import { ListPicker } from '../../form/fields/ListPicker.tsx';
import type { ListPickerProps } from '../../form/lists.ts';
import list from '../../theme/list.css?inline';
import { sharedSheet } from '../../theme/stylesheet.ts';
import { ChunkStyle } from '../ChunkStyle.tsx';

/** Choosing agents and neighborhoods, loaded when the questions are opened. */
export { createChoiceLists } from '../../core/asking/choiceLists.ts';

/** The style of picking from a long list. */
export const listSheet = sharedSheet(list);

/** The control of a long list, with its style. */
export const StyledListPicker = (props: ListPickerProps) => (
  <ChunkStyle sheet={listSheet}>
    <ListPicker {...props} />
  </ChunkStyle>
);
