import { useId } from 'react';
import type { Home } from '../../api/homeClient.ts';
import { homeMessages } from '../../i18n/homes.ts';
import { useFormat, useMessages } from '../../i18n/language.ts';
import { money } from '../../i18n/money.ts';
import { type HomeFilter, rentsOf, SEARCHED_FROM, sizesOf } from './homeFilters.ts';

interface HomeFiltersProps {
  /** All homes, before the filter. */
  readonly homes: readonly Home[];
  readonly filter: HomeFilter;
  readonly onChange: (filter: HomeFilter) => void;
}

/** Filters by size and rent, as far as the homes differ, and a search where there are many. */
export function HomeFilters({ homes, filter, onChange }: HomeFiltersProps) {
  const words = useMessages(homeMessages);
  const format = useFormat();
  const name = useId();
  const sizes = sizesOf(homes);
  const rents = rentsOf(homes);
  if (sizes.length === 0 && rents.length === 0) return null;
  return (
    <div className="tour-home-filters">
      {sizes.length > 0 ? (
        <fieldset>
          <legend className="tour-hidden">{words.sizes}</legend>
          {(['', ...sizes] as const).map((layout) => (
            <label key={layout} className="tour-home-filter">
              <input
                type="radio"
                name={name}
                checked={filter.layout === layout}
                onChange={() => onChange({ ...filter, layout })}
              />
              <span>{layout === '' ? words.all(homes.length) : words.beds[layout]}</span>
            </label>
          ))}
        </fieldset>
      ) : null}
      {rents.length > 0 ? (
        <span className="tour-home-rent">
          <select
            aria-label={words.rent}
            value={filter.most ?? ''}
            onChange={({ target }) =>
              onChange({ ...filter, most: target.value === '' ? undefined : Number(target.value) })
            }
          >
            <option value="">{words.anyRent}</option>
            {rents.map((rent) => (
              <option key={rent} value={rent}>
                {words.upTo(money(format, rent))}
              </option>
            ))}
          </select>
        </span>
      ) : null}
      {homes.length >= SEARCHED_FROM ? (
        <input
          type="search"
          aria-label={words.search}
          placeholder={words.search}
          onInput={({ currentTarget }) => onChange({ ...filter, text: currentTarget.value })}
        />
      ) : null}
    </div>
  );
}
