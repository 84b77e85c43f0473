import { ListPicker } from '../../form/fields/ListPicker.tsx';
import type { ListPickerProps } from '../../form/lists.ts';
import list from '../../theme/list.css?inline';
import { sharedSheet } from '../../theme/stylesheet.ts';
import { ChunkStyle } from '../ChunkStyle.tsx';

/** The chunk for choosing agents and neighborhoods. Loaded when the questions open. */
export { createChoiceLists } from '../../core/asking/choiceLists.ts';

/** The style of picking from a long list. */
export const listSheet = sharedSheet(list);

/** The control of a long list, with its style. */
export const StyledListPicker = (props: ListPickerProps) => (
  <ChunkStyle sheet={listSheet}>
    <ListPicker {...props} />
  </ChunkStyle>
);
