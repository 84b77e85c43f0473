import { useLayoutEffect, useRef } from 'react';
import type { Home } from '../../api/homeClient.ts';
import { homeOnPage, keyOf, shownAmount } from '../../booking/tourHomes.ts';
import { homeMessages } from '../../i18n/homes.ts';
import { useFormat, useMessages } from '../../i18n/language.ts';
import { adoptStyles } from '../../theme/stylesheet.ts';
import { Facts } from './Facts.tsx';
import { HomePicture } from './HomePicture.tsx';
import { homesSheet } from './HomesPanel.tsx';
import { inShort, nameOf, shortNameOf } from './homeWords.ts';
import { type HomesProps, useHomes } from './useHomes.ts';

export interface HomeStopsProps {
  readonly homes: readonly Home[];
  /** Above the form and on the screens of a change, or on the ticket. */
  readonly look: 'bar' | 'ticket';
  readonly settings: Pick<HomesProps['settings'], 'scope' | 'homes' | 'rents' | 'warn'>;
}

/** A small list of the homes of a tour. On the ticket they show size and price, above the form only their names. */
export function HomeStops({ homes, look, settings }: HomeStopsProps) {
  const words = useMessages(homeMessages);
  const format = useFormat();
  const ref = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => adoptStyles(ref.current, homesSheet), []);
  const { homes: given } = settings;
  const views = useHomes(
    homes.map((home) => (isBare(home) && given && homeOnPage(home, given)) || home),
    settings,
  );
  // A booked tour goes to its homes even if a listing has gone since. Such a home shows if its name is known.
  const named = homes.flatMap((home, at) => {
    const view = views[at];
    if (view?.status === 'known') return [view.home];
    return view?.status === 'gone' && home.label === '' ? [] : [home];
  });
  if (named.length === 0) return null;
  return (
    <ul ref={ref} className="tour-stops" data-look={look} aria-label={words.onTour}>
      {named.map((home) => (
        <li key={keyOf(home)}>
          <HomePicture home={home} width="64px" />
          <div>
            <b dir="auto">{look === 'bar' ? shortNameOf(words, home) : nameOf(words, home)}</b>
            {look === 'ticket' ? (
              <small className="tour-joined">
                <Facts facts={inShort(words, format, home)} />
              </small>
            ) : null}
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Whether only the name of a home is known, as after a reload. */
const isBare = (home: Home): boolean => shownAmount(home) === undefined && home.photo === undefined;
