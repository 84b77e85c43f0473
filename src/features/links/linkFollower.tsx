import type { Home } from '../../api/homes.ts';
import { isFinished } from '../../booking/flow.ts';
import { MOST_HOMES, openedFor } from '../../booking/homes.ts';
import { clockAt } from '../../core/bookingPeriod.ts';
import type { HandedLink } from '../../core/handedLink.ts';
import type { PageLink } from '../../core/linkText.ts';
import type { LinkFollower } from '../../core/pageLinks.ts';
import type { AvailabilityView } from '../../core/snapshot.ts';
import { loadLinkWords } from '../../i18n/linksFiles.ts';
import { type Around, NOTHING_AROUND } from '../../screens/around.ts';
import { FeatureWords } from '../../screens/FeatureWords.tsx';
import { dayOf, type LocalDateTime } from '../../time/values.ts';
import { Boundary } from '../../ui/Boundary.tsx';
import { LinkNotice } from './LinkNotice.tsx';
import type { LinkedBooking, LinkNote } from './linkedBooking.ts';

interface FollowerInput {
  readonly booking: LinkedBooking;
  /** A node of the widget. */
  readonly mark: Element;
  /** Brings the widget into view. */
  readonly comeIntoView: () => void;
  /** Gets a link for the feature that it is for. Undefined: it is over. */
  readonly onHanded: (link: HandedLink | undefined) => void;
  readonly onAround: (around: Around) => void;
}

/**
 * Follows the links that are for the widget of `booking`. What holds for all links to a time stands here: another kind of tour is chosen, a tour
 * that is booked comes first, and a time that cannot be booked is said. Then the link goes to its feature.
 */
export function createLinkFollower({ booking, mark, comeIntoView, onHanded, onAround }: FollowerInput): LinkFollower {
  const settings = () => booking.getSettings();
  let hide = (): void => undefined;
  const say = (note: LinkNote): void => {
    const { at } = booking.getSnapshot().flow;
    hide();
    onAround({
      above: (
        <Boundary
          fallback={null}
          onFailed={(error) => settings().warn(`tour-booking: a link failed: ${String(error)}`)}
        >
          <FeatureWords name="links" load={loadLinkWords}>
            <LinkNotice {...note} contact={settings().contact} />
          </FeatureWords>
        </Boundary>
      ),
      visits: 0,
    });
    const unsubscribe = booking.subscribe(() => {
      if (booking.getSnapshot().flow.at !== at) hide();
    });
    hide = () => {
      unsubscribe();
      onAround(NOTHING_AROUND);
    };
  };

  return {
    element: mark,
    groups() {
      const { scope, kinds } = settings();
      return [...(scope ? [scope.groupId] : []), ...(kinds?.offered ?? []).map(({ groupId }) => groupId)];
    },
    remembers: () => settings().remember !== 'off',
    isReady: () => booking.getSnapshot().screen !== 'skeleton',
    accepts(link) {
      const { waiting, assistants, homes } = settings();
      if (link.kind === 'waiting' || link.kind === 'leave') return waiting !== undefined;
      return link.kind === 'at' && (assistants || (link.time === undefined && homes !== undefined));
    },
    tell(why) {
      comeIntoView();
      say({ why });
    },
    follow(link, end) {
      hide();
      comeIntoView();
      const over = (note?: LinkNote): void => {
        stop();
        end();
        if (note) say(note);
      };
      const step = (): void => {
        const { scope, kinds } = settings();
        const { flow, availability } = booking.getSnapshot();
        const kind = kinds?.offered.find(({ groupId }) => groupId === link.group && groupId !== scope?.groupId);
        // Whether to leave the list has nothing to do with a tour.
        if (link.kind === 'leave') return handOver({ ...link, end });
        const isChoosing = flow.at === 'day' || flow.at === 'slot' || flow.at === 'details';
        const time = link.kind === 'waiting' ? link.start : link.kind === 'at' ? link.time : undefined;
        // A tour in doubt comes first.
        if (!isChoosing && isFinished(flow)) return over({ why: 'booked', time: time === 'next' ? undefined : time });
        if (!isChoosing) return;
        if (kind) booking.commands.pickKind(kind.kind);
        else if (availability) go(availability, time);
      };
      const go = (availability: AvailabilityView, given: LocalDateTime | 'next' | undefined): void => {
        const time = given === 'next' ? nextTime(availability) : given;
        if (time === 'unknown') return;
        const { zone } = settings();
        if (time && time <= clockAt(booking.getEnvironment().now(), zone).now) return over({ why: 'past', time });
        const state = time && availability.states[dayOf(time)];
        if (time && (state === undefined || state === 'closed')) return over({ why: 'beyond', time });
        if (link.kind === 'waiting') return handOver({ ...link, end });
        if (link.kind !== 'at') return over();
        const homes = homesOf(link, booking);
        if (homes.length > 0) booking.commands.chooseHomes(homes);
        if (!settings().assistants) return over();
        handOver({ kind: 'at', time, answers: link.answers ?? {}, end });
      };
      const handOver = (handed: HandedLink): void => {
        unsubscribe();
        onHanded(handed);
      };
      const unsubscribe = booking.subscribe(step);
      const stop = (): void => {
        unsubscribe();
        onHanded(undefined);
      };
      step();
      return stop;
    },
  };
}

/** The next free time. Undefined where there is none, as far as is known. */
function nextTime({ chips: [first], chipsPending, times }: AvailabilityView): LocalDateTime | 'unknown' | undefined {
  if (first) return first;
  if (chipsPending || times.kind === 'asking') return 'unknown';
  return times.kind === 'times' ? times.slots[0] : undefined;
}

/** The homes of a link that the page offers, as the visitor's homes. One that is named by hand joins those on the tour. */
function homesOf(
  { group, homes: ids = [] }: Extract<PageLink, { kind: 'at' }>,
  booking: LinkedBooking,
): readonly Home[] {
  const { homes: setting } = booking.getSettings();
  if (setting === undefined) return [];
  const homes = ids.flatMap(
    (id) =>
      setting.offered.find((home) => home.id === id && !home.isFloorplan) ??
      (setting.searches ? { id, label: '' } : []),
  );
  const [only] = homes;
  return group === undefined && only ? openedFor(booking.getSnapshot().homes, only) : homes.slice(0, MOST_HOMES);
}
