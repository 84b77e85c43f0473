import { ListPicker } from '../../form/fields/ListPicker.tsx';
import type { ListPickerProps } from '../../form/lists.ts';
import { listSheet } from '../../theme/listSheet.ts';
import { ChunkStyle } from '../ChunkStyle.tsx';

/** The control of a long list, with its style. */
export const StyledListPicker = (props: ListPickerProps) => (
  <ChunkStyle sheet={listSheet}>
    <ListPicker {...props} />
  </ChunkStyle>
);
