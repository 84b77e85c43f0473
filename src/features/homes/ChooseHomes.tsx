import { useId, useMemo, useRef, useState } from 'react';
import type { Home } from '../../api/homeClient.ts';
import { isSameHome, keyOf, MOST_HOMES, withRents } from '../../booking/tourHomes.ts';
import { homeMessages } from '../../i18n/homes.ts';
import { useMessages } from '../../i18n/language.ts';
import { widgetMessages } from '../../i18n/widget.ts';
import { useAnnounce } from '../../ui/Announcer.tsx';
import { Button } from '../../ui/Button.tsx';
import { modalEvents } from '../../ui/modalEvents.ts';
import { Notice } from '../../ui/Notice.tsx';
import { CrossIcon } from '../../ui/statusIcons.tsx';
import { useBackGesture } from '../../ui/useBackGesture.ts';
import { useModal } from '../../ui/useModal.ts';
import { HomeCard } from './HomeCard.tsx';
import { HomeFilters } from './HomeFilters.tsx';
import { fits, noFilter } from './homeFilters.ts';
import { floorplansQuery, searchQuery } from './homeQueries.ts';
import { nameOf, shortNameOf } from './homeWords.ts';
import { Thumbs } from './Thumbs.tsx';
import { useAsked } from './useAsked.ts';
import { type HomesProps, type HomeView, useHomes } from './useHomes.ts';

export interface ChooseHomesProps extends Omit<HomesProps, 'commands'> {
  readonly onChoose: (homes: readonly Home[]) => void;
  readonly onClose: () => void;
}

/** The button that opened the choice. It gets the focus back. */
const openerOf = (dialog: HTMLDialogElement): HTMLElement | null | undefined =>
  dialog.closest('.tour-homes')?.querySelector<HTMLElement>('[aria-haspopup="dialog"]');

/** A floorplan and how many of the homes are of its kind. */
interface Plan {
  readonly home: Home;
  readonly alike: number;
}

/** The choice of up to three homes, over the page. Each press counts at once: "See times" only closes it. */
export function ChooseHomes({ homes, today, settings, onChoose, onClose }: ChooseHomesProps) {
  const words = useMessages(homeMessages);
  const widget = useMessages(widgetMessages);
  const announce = useAnnounce();
  const ref = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const headingId = useId();
  const [filter, setFilter] = useState(noFilter);
  /** How often the filters were cleared. */
  const [clearings, setClearings] = useState(0);
  /** The home for which there is no room. */
  const [fourth, setFourth] = useState<Home>();
  const { views, plans, search } = useChoice(homes, settings);
  useModal(ref, { isOpen: true, openerOf, takeFocus: () => heading.current?.focus() });
  useBackGesture(onClose);

  const known = views.map(({ home }) => home);
  const shown = views.filter(({ home }) => fits(home, filter));
  const shownPlans = filter.text.trim() === '' ? plans.filter(({ home }) => fits(home, { ...filter, layout: '' })) : [];
  const isChosen = (home: Home): boolean => homes.some((other) => isSameHome(other, home));

  const press = (home: Home): void => {
    setFourth(undefined);
    if (isChosen(home)) onChoose(homes.filter((other) => !isSameHome(other, home)));
    else if (homes.length < MOST_HOMES) onChoose([...homes, home]);
    else {
      setFourth(home);
      announce(words.whichOut(nameOf(words, home)));
    }
  };
  const swap = (out: Home): void => {
    if (fourth) onChoose(homes.map((home) => (isSameHome(home, out) ? fourth : home)));
    setFourth(undefined);
    heading.current?.focus();
  };
  const changeFilter = (next: typeof filter): void => {
    setFilter(next);
    announce(words.found(known.filter((home) => fits(home, next)).length));
  };

  return (
    <dialog
      ref={ref}
      {...modalEvents}
      className="tour-sheet tour-choose-homes"
      aria-labelledby={headingId}
      onCancel={(event) => {
        modalEvents.onCancel(event);
        onClose();
      }}
      onClose={(event) => {
        modalEvents.onClose(event);
        if (ref.current?.open === false) onClose();
      }}
    >
      <div>
        <header data-stays="top">
          <div className="tour-choose-homes-words">
            <h3 id={headingId} ref={heading} tabIndex={-1}>
              {words.chooseHeading}
            </h3>
            <p>{words.chooseText}</p>
          </div>
          <button type="button" className="tour-home-out" aria-label={words.back} onClick={onClose}>
            <CrossIcon />
          </button>
        </header>
        <div className="tour-choose-homes-list">
          <HomeFilters key={clearings} homes={known} filter={filter} onChange={changeFilter} />
          {search.status === 'failed' ? (
            <Notice tone="danger">
              <p>
                <span>{words.homesNotLoaded}</span>{' '}
                <Button kind="link" onClick={search.askAgain}>
                  {widget.tryAgain}
                </Button>
              </p>
            </Notice>
          ) : null}
          <ul className="tour-home-cards" aria-busy={search.status === 'asking'}>
            {shown.map((view) => (
              <HomeCard
                key={keyOf(view.home)}
                view={view}
                isAmbiguous={known.some(({ id, label }) => id !== view.home.id && label === view.home.label)}
                today={today}
                isChosen={isChosen(view.home)}
                onPress={() => press(view.home)}
              />
            ))}
            {shownPlans.map(({ home, alike }) => (
              <HomeCard
                key={keyOf(home)}
                view={{ home, status: 'known' }}
                alike={alike}
                today={today}
                isChosen={isChosen(home)}
                onPress={() => press(home)}
              />
            ))}
          </ul>
          {search.status === 'asking' ? <p>{words.loading}</p> : null}
          {search.status === 'answered' && shown.length + shownPlans.length === 0 ? (
            <p>
              <span>{words.none}</span>{' '}
              <Button
                kind="link"
                onClick={() => {
                  setClearings(clearings + 1);
                  changeFilter(noFilter);
                }}
              >
                {words.showAll}
              </Button>
            </p>
          ) : null}
        </div>
        <footer data-stays="bottom">
          {fourth ? <WhichOut fourth={fourth} homes={homes} settings={settings} onSwap={swap} /> : null}
          <Chosen homes={homes} settings={settings} />
          <Button kind={homes.length === 0 ? 'quiet' : 'primary'} onClick={onClose}>
            {words.seeTimes}
          </Button>
        </footer>
      </div>
    </dialog>
  );
}

/** The homes to choose from: those on the tour, those of the integrator, those that the search found. And their floorplans. */
function useChoice(chosen: readonly Home[], settings: HomesProps['settings']) {
  const { scope, community, rents, warn } = settings;
  const { offered = [], searches = false } = settings.homes ?? {};
  const scopeOfSearch = searches && scope?.homes ? scope : undefined;
  const searched = useAsked(scopeOfSearch && searchQuery(scopeOfSearch, community), (error) =>
    warn(`tour-booking: no homes to choose from were found: ${String(error)}`),
  );
  const planned = useAsked(
    scopeOfSearch && community !== undefined ? floorplansQuery(scopeOfSearch, community) : undefined,
    (error) => warn(`tour-booking: no floorplans are offered: ${String(error)}`),
  );
  const found = searched.status === 'answered' ? searched.answer : [];
  // The homes that were on the tour at the opening keep their places, even when the visitor takes them out.
  const [first] = useState(chosen);
  const given = [...first, ...offered].filter((home) => !home.isFloorplan);
  const views = useHomes(
    given.filter((home, at) => given.findIndex((other) => isSameHome(other, home)) === at),
    settings,
  );
  const available = views.filter(({ status }) => status !== 'gone');
  const all: readonly HomeView[] = [
    ...available,
    ...found
      .filter((home) => !available.some((view) => view.home.id === home.id))
      .map((home): HomeView => ({ home: withRents(home, rents), status: 'known' })),
  ];
  const plans: readonly Plan[] = useMemo(
    () =>
      planned.status === 'answered'
        ? planned.answer
            .map(({ home, isLike }) => ({ home: withRents(home, rents), alike: found.filter(isLike).length }))
            .filter(({ alike }) => alike > 0)
        : [],
    [planned, found, rents],
  );
  return { views: all, plans, search: scopeOfSearch ? searched : ({ status: 'answered' } as const) };
}

/** What is chosen so far, and how many homes there is room for. */
function Chosen({ homes, settings }: Pick<ChooseHomesProps, 'homes' | 'settings'>) {
  const words = useMessages(homeMessages);
  const views = useHomes(homes, settings);
  const left = MOST_HOMES - homes.length;
  return (
    <div className="tour-homes-chosen">
      {homes.length > 0 ? <Thumbs views={views} /> : null}
      <p className="tour-joined" aria-live="polite" aria-atomic="true">
        <span>
          {homes.length === 0 ? words.noneChosen : words.names(views.map(({ home }) => shortNameOf(words, home)))}
        </span>{' '}
        <span>{left === 0 ? words.full : words.room(left)}</span>
      </p>
    </div>
  );
}

interface WhichOutProps extends Pick<ChooseHomesProps, 'homes' | 'settings'> {
  readonly fourth: Home;
  readonly onSwap: (out: Home) => void;
}

/** Asks which home makes way for a fourth. */
function WhichOut({ fourth, homes, settings, onSwap }: WhichOutProps) {
  const words = useMessages(homeMessages);
  const views = useHomes(homes, settings);
  const [wanted] = useHomes([fourth], settings);
  return (
    <div className="tour-homes-full">
      <p>{words.whichOut(nameOf(words, wanted?.home ?? fourth))}</p>
      <div className="tour-actions">
        {views.map(({ home }) => (
          <Button key={keyOf(home)} onClick={() => onSwap(home)}>
            {words.swap(nameOf(words, home))}
          </Button>
        ))}
      </div>
    </div>
  );
}
