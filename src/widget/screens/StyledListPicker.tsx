import { ListPicker } from '../../form/fields/ListPicker.tsx';
import type { ListPickerProps } from '../../form/lists.ts';
import { listSheet } from '../../theme/listSheet.ts';
import { LazyStyle } from './LazyStyle.tsx';

/** The control of a long list, with its style. */
export const StyledListPicker = (props: ListPickerProps) => (
  <LazyStyle sheet={listSheet}>
    <ListPicker {...props} />
  </LazyStyle>
);
