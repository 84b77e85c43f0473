import type { Home } from '../../api/homeClient.ts';
import type { Flow } from '../../booking/flow.ts';
import { homeOnPage, isSameHome, keyOf, MOST_HOMES, noHomes, openedFor } from '../../booking/tourHomes.ts';
import type { ChosenHomes, GivenHomes, TourRecord } from '../../booking/tourRecord.ts';
import { knownHome } from '../../queries/knownHome.ts';
import type { BookingSettings, HomesSetting } from '../bookingSettings.ts';
import type { PickCommands } from '../commands.ts';
import type { Environment } from '../environment.ts';
import type { WithHomes } from '../events.ts';

/** The homes of one booking. */
export interface TourHomes {
  /** Those that the visitor sees on the tour. Once a booking is sent: those of that booking, also after a reload. */
  readonly shown: () => readonly Home[];
  /** The same as far as the service has them, with all that is known of each. Sent with a booking. */
  readonly sent: () => readonly Home[];
  /** Their ids, for the host. Nothing without homes. */
  readonly ids: () => WithHomes;
  readonly commands: Pick<PickCommands, 'chooseHomes'>;
  /** Those chosen for a booking that is not sent yet, for the tab to keep. Undefined where the page gives no homes. */
  readonly chosen: () => ChosenHomes | undefined;
  /** Goes on with those that were chosen before a reload, where the page still gives the same homes. */
  readonly restore: (kept: TourRecord | undefined) => void;
  /** Takes other settings in place of those of `before`. */
  readonly configure: (before: BookingSettings) => void;
  /** The flow has moved on. A home that the visitor came for while a tour was booked joins the next tour. */
  readonly changed: () => void;
  /** Begins anew, as for another visitor. */
  readonly reset: () => void;
}

interface TourHomesInput {
  readonly settings: () => BookingSettings;
  readonly environment: Pick<Environment, 'queryClient'>;
  readonly flow: () => Flow;
  /** Those of a booking of another kind that this one goes on from. */
  readonly begun: readonly Home[] | undefined;
  /** Called after each change. */
  readonly onChange: () => void;
}

/** The homes that a visitor chooses, beside the flow of the booking: they change nothing in it. */
export function createTourHomes({ settings, environment, flow, begun, onChange }: TourHomesInput): TourHomes {
  let chosen = begun ?? startOf(settings().homes);
  /** A home that the visitor came for, until it can be chosen. */
  let waiting: Home | undefined;

  const set = (next: readonly Home[]): void => {
    if (next === chosen) return;
    chosen = next;
    onChange();
  };
  const shown = (): readonly Home[] => {
    const now = flow();
    return isOpen(now) ? chosen : (now.homes ?? noHomes);
  };
  const sent = (): readonly Home[] => {
    const { scope } = settings();
    return scope ? shown().flatMap((home) => knownHome(environment.queryClient, scope, home) ?? []) : noHomes;
  };

  const changed = (): void => {
    const now = flow();
    // A booking whose outcome is unknown is sent again with its own homes, also after a reload.
    if (now.at === 'unsure') chosen = shown();
    if (waiting === undefined || !isOpen(now)) return;
    const home = waiting;
    waiting = undefined;
    set(openedFor(chosen, home));
  };

  return {
    shown,
    sent,
    ids() {
      const idsOf = (isFloorplan: boolean): readonly number[] =>
        sent()
          .filter((home) => Boolean(home.isFloorplan) === isFloorplan)
          .map(({ id }) => id);
      const floorplans = idsOf(true);
      return shown().length === 0 ? {} : { homes: idsOf(false), ...(floorplans.length > 0 && { floorplans }) };
    },
    commands: {
      chooseHomes(homes) {
        const each = homes.filter((home, at) => homes.findIndex((other) => isSameHome(other, home)) === at);
        if (isOpen(flow())) set(each.slice(0, MOST_HOMES));
      },
    },
    configure(before) {
      const { homes } = settings();
      const wasGiven = before.homes?.start ?? noHomes;
      // The visitor's choice wins over homes that the host gives later.
      const start = homes?.start ?? noHomes;
      // Without the option no screen shows homes, so none are on the tour.
      const next = homes === undefined || keysOf(chosen) === keysOf(wasGiven) ? start : chosen;
      const wanted = homes?.openedFor;
      const isNew = wanted !== undefined && before.homes?.openedFor?.id !== wanted.id;
      if (isNew) waiting = wanted;
      if (isOpen(flow()) && keysOf(next) !== keysOf(chosen)) set(next);
      changed();
    },
    chosen() {
      const { homes } = settings();
      return homes && { homes: chosen, given: givenBy(homes) };
    },
    restore(kept) {
      const { homes } = settings();
      if (kept?.at !== 'details' || !homes || kept.given?.start !== givenBy(homes).start) return;
      const { openedFor: wanted } = homes;
      const before = (kept.homes ?? noHomes).flatMap((home) => homeOnPage(home, homes) ?? []);
      // A visitor who took out the home that they came for does not get it back.
      chosen = wanted && kept.given.openedFor !== givenBy(homes).openedFor ? openedFor(before, wanted) : before;
    },
    changed,
    reset() {
      chosen = startOf(settings().homes);
      waiting = undefined;
    },
  };
}

/** Whether homes can be chosen: no tour is booked, and no booking is on its way or in doubt. */
const isOpen = (flow: Flow): boolean => ['day', 'slot', 'details'].includes(flow.at);

function startOf(homes: HomesSetting | undefined): readonly Home[] {
  if (homes === undefined) return noHomes;
  return homes.openedFor ? openedFor(homes.start, homes.openedFor) : homes.start;
}

const givenBy = ({ start, openedFor }: HomesSetting): GivenHomes => ({
  start: keysOf(start),
  openedFor: openedFor && keyOf(openedFor),
});

const keysOf = (homes: readonly Home[]): string => homes.map(keyOf).join();
