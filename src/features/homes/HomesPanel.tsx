import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Home } from '../../api/homeClient.ts';
import { isSameHome, keyOf, MOST_HOMES } from '../../booking/tourHomes.ts';
import { homeMessages } from '../../i18n/homes.ts';
import { useFormat, useMessages } from '../../i18n/language.ts';
import { adoptStyles, sharedSheet } from '../../theme/stylesheet.ts';
import type { Day } from '../../time/values.ts';
import { useAnnounce } from '../../ui/Announcer.tsx';
import { Button } from '../../ui/Button.tsx';
import { PinIcon } from '../../ui/icons.tsx';
import { CrossIcon } from '../../ui/statusIcons.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { ChooseHomesPlace } from './ChooseHomesPlace.tsx';
import { Facts } from './Facts.tsx';
import { GoneHome } from './GoneHome.tsx';
import { HomePicture } from './HomePicture.tsx';
import { HouseIcon, PhotosIcon, PlusIcon } from './homeIcons.tsx';
import homesStyle from './homes.css?inline';
import { factsOf, freeOf, nameOf, shortNameOf } from './homeWords.ts';
import { FeeList, PriceLead, PriceRest } from './Price.tsx';
import { Thumbs } from './Thumbs.tsx';
import { type HomesProps, type HomeView, useHomes } from './useHomes.ts';

/** The style of the homes on a tour. */
export const homesSheet = sharedSheet(homesStyle);

/** A home that was taken out, and where it was. */
interface TakenOut {
  readonly home: Home;
  readonly at: number;
}

/** The home in view, and the homes on the tour: at most three, with the way to more. */
export function HomesPanel({ homes, today, settings, commands }: HomesProps) {
  const words = useMessages(homeMessages);
  const announce = useAnnounce();
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => adoptStyles(ref.current, homesSheet), []);
  const [takenOut, setTakenOut] = useState<TakenOut>();
  const [isChoosing, setChoosing] = useState(false);
  const undo = useRef<HTMLButtonElement>(null);
  const views = useHomes(homes, settings);
  const [first] = views;
  const { offered = [], searches = false } = settings.homes ?? {};
  const hasMore =
    (searches && settings.scope?.homes !== undefined) ||
    offered.some((home) => !homes.some((other) => isSameHome(other, home)));

  const isMany = homes.length > 1;
  /** In a narrow place the homes are one line, which leads to the choice. */
  const isFolded = first !== undefined && first.status !== 'gone';

  const wasTakenOut = takenOut?.home;
  useEffect(() => {
    if (wasTakenOut) undo.current?.focus();
  }, [wasTakenOut]);

  const choose = (next: readonly Home[]): void => {
    setTakenOut(undefined);
    commands.chooseHomes(next);
  };
  const takeOut = ({ home }: HomeView, at: number): void => {
    commands.chooseHomes(homes.filter((_, other) => other !== at));
    setTakenOut({ home: homes[at] ?? home, at });
    announce(words.takenOut(nameOf(words, home)));
  };

  return (
    <div ref={ref} className="tour-homes">
      {first === undefined ? (
        <div className="tour-home-none">
          <h3>{words.whichHome}</h3>
        </div>
      ) : first.status === 'gone' ? (
        <GoneHome home={first.home} homes={homes} settings={settings} onChoose={choose} />
      ) : (
        <div className="tour-home" aria-busy={first.status === 'asking'}>
          {isMany ? (
            <>
              <Thumbs views={views} />
              <div className="tour-home-words">
                <h3>{words.tourOfAll(homes.length)}</h3>
                <p className="tour-narrow">{words.names(views.map(({ home }) => shortNameOf(words, home)))}</p>
              </div>
            </>
          ) : (
            <HomeInView view={first} today={today} />
          )}
          {isMany || hasMore ? (
            <span className="tour-home-change tour-narrow">
              <Button kind="link" aria-haspopup="dialog" onClick={() => setChoosing(true)}>
                {words.change}
              </Button>
            </span>
          ) : null}
        </div>
      )}
      {isMany || hasMore || takenOut ? (
        <div className={isFolded ? 'tour-tray tour-wide' : 'tour-tray'}>
          <h4 className="tour-hidden">{words.onTour}</h4>
          <ul>
            {views.map((view, at) => (
              <li key={keyOf(view.home)} className="tour-tray-home">
                <TrayHome view={view} isMany={isMany} onTakeOut={() => takeOut(view, at)} />
              </li>
            ))}
            {takenOut && homes.length < MOST_HOMES ? (
              <li key="taken out" className="tour-tray-undo">
                <TakenOutNote home={takenOut.home} settings={settings} />
                <Button
                  ref={undo}
                  kind="link"
                  onClick={() => choose([...homes.slice(0, takenOut.at), takenOut.home, ...homes.slice(takenOut.at)])}
                >
                  {words.undo}
                </Button>
              </li>
            ) : null}
            {hasMore ? (
              <li key="add" className="tour-tray-add">
                <Button
                  kind="quiet"
                  aria-haspopup="dialog"
                  aria-label={homes.length === 0 ? words.choose : words.add}
                  onClick={() => setChoosing(true)}
                >
                  <PlusIcon />
                  <span>{homes.length === 0 ? words.choose : words.add}</span>
                </Button>
              </li>
            ) : null}
          </ul>
        </div>
      ) : null}
      {isChoosing ? (
        <ChooseHomesPlace {...{ homes, today, settings }} onChoose={choose} onClose={() => setChoosing(false)} />
      ) : null}
    </div>
  );
}

interface HomeInViewProps {
  readonly view: HomeView;
  readonly today: Day;
}

/** The one home on the tour, with all that is known of it. */
function HomeInView({ view: { home, status }, today }: HomeInViewProps) {
  const words = useMessages(homeMessages);
  const format = useFormat();
  const name = nameOf(words, home);
  const free = freeOf(words, format, home.availableFrom, today);
  const facts = factsOf(words, format, home);
  return (
    <>
      <div className="tour-home-photo">
        <HomePicture home={home} width="(min-width: 600px) 296px, 128px" />
        {home.photos !== undefined && home.photos > 1 ? (
          <p className="tour-home-photos">
            <PhotosIcon />
            <span aria-hidden="true" translate="no">
              {home.photos}
            </span>
            <VisuallyHidden>{words.photos(home.photos)}</VisuallyHidden>
          </p>
        ) : null}
      </div>
      <div className="tour-home-words">
        <h3 dir="auto">{words.tourOf(name)}</h3>
        <PriceLead home={home} />
        <PriceRest home={home} />
        {facts.length > 0 ? (
          <p className="tour-joined">
            <Facts facts={facts} />
          </p>
        ) : null}
        {status === 'failed' ? <p>{words.notLoaded}</p> : null}
        {home.address ? (
          <p className="tour-home-row tour-home-address">
            <PinIcon />
            <bdi translate="no">{home.address}</bdi>
          </p>
        ) : null}
        {free ? (
          <p className="tour-home-row">
            <HouseIcon />
            <span>{free}</span>
          </p>
        ) : null}
        <FeeList home={home} />
      </div>
    </>
  );
}

interface TrayHomeProps {
  readonly view: HomeView;
  /** There are other homes on the tour. Of a single one, the photo, the price or that it is gone stands above. */
  readonly isMany: boolean;
  readonly onTakeOut: () => void;
}

function TrayHome({ view: { home, status }, isMany, onTakeOut }: TrayHomeProps) {
  const words = useMessages(homeMessages);
  const format = useFormat();
  const facts = factsOf(words, format, home);
  return (
    <>
      {isMany ? <HomePicture home={home} width="84px" /> : null}
      <div>
        <b dir="auto" translate={home.isFloorplan ? undefined : 'no'}>
          {shortNameOf(words, home)}
        </b>
        {!isMany ? null : status === 'gone' ? (
          <small>{words.gone}</small>
        ) : (
          <>
            <PriceLead home={home} />
            <PriceRest home={home} />
            {facts.length > 0 ? (
              <small className="tour-joined">
                <Facts facts={facts} />
              </small>
            ) : null}
            <FeeList home={home} />
          </>
        )}
      </div>
      <button
        type="button"
        className="tour-home-out"
        aria-label={words.takeOut(nameOf(words, home))}
        onClick={onTakeOut}
      >
        <CrossIcon />
      </button>
    </>
  );
}

/** `4B was removed.` */
function TakenOutNote({ home, settings }: { readonly home: Home; readonly settings: HomesProps['settings'] }) {
  const words = useMessages(homeMessages);
  const [view] = useHomes([home], settings);
  return <p dir="auto">{words.takenOut(nameOf(words, view?.home ?? home))}</p>;
}
