import { useEffect } from 'react';
import { ListPicker } from '../../form/fields/ListPicker.tsx';
import type { ListPickerProps } from '../../form/lists.ts';
import type { ListKey } from '../../form/plan.ts';
import { ChunkStyle } from '../../screenParts/ChunkStyle.tsx';
import list from '../../theme/list.css?inline';
import { sharedSheet } from '../../theme/stylesheet.ts';
import { type ChoiceList, type ChoiceListOptions, useChoiceList } from './useChoiceList.ts';

/** The chunk for choosing agents and neighborhoods. Loaded when the questions open. */
export { keptList } from '../../queries/listQuery.ts';

/** The style of picking from a long list. */
export const listSheet = sharedSheet(list);

/** The control of a long list, with its style. */
export const StyledListPicker = (props: ListPickerProps) => (
  <ChunkStyle sheet={listSheet}>
    <ListPicker {...props} />
  </ChunkStyle>
);

interface ListQueryProps extends ChoiceListOptions {
  readonly onChange: (key: ListKey, list: ChoiceList) => void;
}

/** Runs the query of a list. It shows nothing. The form needs the choices for its rules, even while the question is hidden. */
export function ListQuery({ onChange, ...options }: ListQueryProps) {
  const { state, retry } = useChoiceList(options);
  const { list } = options;
  useEffect(() => onChange(list, { state, retry }), [onChange, list, state, retry]);
  return null;
}
