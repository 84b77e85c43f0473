import { useEffect } from 'react';
import type { Home } from '../../api/homeClient.ts';
import { isSameHome, withRents } from '../../booking/tourHomes.ts';
import { homeMessages } from '../../i18n/homes.ts';
import { useFormat, useMessages } from '../../i18n/language.ts';
import { useAnnounce } from '../../ui/Announcer.tsx';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { similarQuery } from './homeQueries.ts';
import { inShort } from './homeWords.ts';
import { useAsked } from './useAsked.ts';
import type { HomesProps } from './useHomes.ts';

/** How many similar homes are offered. */
const MOST_SIMILAR = 3;

interface GoneHomeProps extends Pick<HomesProps, 'homes' | 'settings'> {
  readonly home: Home;
  readonly onChoose: (homes: readonly Home[]) => void;
}

/** Says that the home in view cannot be rented any more, and offers similar ones in its place. */
export function GoneHome({ home, homes, settings, onChoose }: GoneHomeProps) {
  const words = useMessages(homeMessages);
  const format = useFormat();
  const announce = useAnnounce();
  const { scope, rents, warn } = settings;
  const asked = useAsked(scope?.homes && similarQuery(scope, home.id), (error) =>
    warn(`tour-booking: no homes like ${home.id} are offered: ${String(error)}`),
  );
  const found = asked.status === 'answered' ? asked.answer : [];
  const others = found
    .filter(({ id }) => !homes.some((known) => known.id === id))
    .slice(0, MOST_SIMILAR)
    // A home that the page describes keeps the words and the price of the page.
    .map((home) => settings.homes?.offered.find((own) => own.label !== '' && isSameHome(own, home)) ?? home);
  useEffect(() => announce(`${words.gone} ${words.goneText}`), [announce, words]);
  return (
    <div className="tour-home-gone">
      <Notice tone="warn">
        <p>
          <strong>{words.gone}</strong> <span>{words.goneText}</span>
        </p>
        {others.length > 0 ? (
          <>
            <h3>{words.similar}</h3>
            <ul>
              {others.map((other) => (
                <li key={other.id}>
                  {/* A listing of API version 1 has no unit number. The widget asks for it once the home is chosen. */}
                  <Button
                    kind="quiet"
                    onClick={() =>
                      onChoose([other.label === '' ? { id: other.id, label: '' } : other, ...homes.slice(1)])
                    }
                  >
                    <span>{inShort(words, format, withRents(other, rents)).join(' · ')}</span>
                  </Button>
                </li>
              ))}
            </ul>
          </>
        ) : null}
      </Notice>
    </div>
  );
}
