import { homeMessages } from '../../i18n/homes.ts';
import { useFormat, useMessages } from '../../i18n/language.ts';
import type { Day } from '../../time/values.ts';
import { CheckIcon } from '../../ui/statusIcons.tsx';
import { Facts } from './Facts.tsx';
import { HomePicture } from './HomePicture.tsx';
import { factsOf, freeOf, nameOf } from './homeWords.ts';
import { FeeList, PriceLead, PriceRest } from './Price.tsx';
import type { HomeView } from './useHomes.ts';

interface HomeCardProps {
  readonly view: HomeView;
  /** Of a floorplan: how many homes are of its kind. */
  readonly alike?: number | undefined;
  /** Another home has the same name. The card then shows the address, too. */
  readonly isAmbiguous?: boolean;
  readonly today: Day;
  readonly isChosen: boolean;
  readonly onPress: () => void;
}

/** A home to choose. All of the card takes the press. */
export function HomeCard({
  view: { home, status },
  alike,
  isAmbiguous = false,
  today,
  isChosen,
  onPress,
}: HomeCardProps) {
  const words = useMessages(homeMessages);
  const format = useFormat();
  const free = freeOf(words, format, home.availableFrom, today, 'short');
  const facts = [...factsOf(words, format, home), ...(alike === undefined ? [] : [words.alike(alike)])];
  return (
    <li>
      <label className="tour-home-card" aria-busy={status === 'asking'}>
        <input type="checkbox" checked={isChosen} onChange={onPress} />
        <HomePicture home={home} width="(min-width: 600px) 232px, 104px" />
        <span className="tour-home-tick">
          <CheckIcon />
        </span>
        <span className="tour-home-card-words">
          <b dir="auto">{nameOf(words, home)}</b> <PriceLead home={home} /> <PriceRest home={home} />{' '}
          {facts.length > 0 ? (
            <span className="tour-joined tour-home-card-facts">
              <Facts facts={facts} />
            </span>
          ) : null}{' '}
          {free || isAmbiguous ? (
            <small>
              {free ? <span>{free}</span> : null} {isAmbiguous ? <bdi translate="no">{home.address}</bdi> : null}
            </small>
          ) : null}
        </span>
      </label>
      <FeeList home={home} />
    </li>
  );
}
