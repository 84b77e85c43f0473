import type { Home } from '../../api/homeClient.ts';
import { isFinished } from '../../booking/flow.ts';
import { MOST_HOMES, openedFor } from '../../booking/tourHomes.ts';
import { clockAt } from '../../core/bookingPeriod.ts';
import type { HandedLink } from '../../core/handedLink.ts';
import type { LinkFollower, LinkPlace } from '../../core/linkTarget.ts';
import type { PageLink } from '../../core/linkText.ts';
import type { AvailabilityView } from '../../core/snapshot.ts';
import { type GroupOptions, groupsIn } from '../../options/settings.ts';
import { type Around, NOTHING_AROUND } from '../../screenParts/around.ts';
import { dayOf, type LocalDateTime } from '../../time/values.ts';
import { Boundary } from '../../ui/Boundary.tsx';
import { LinkNotice } from './LinkNotice.tsx';
import type { LinkedBooking, LinkNote } from './linkedBooking.ts';

/** What knows the links of the page. It comes with what follows them. */
export { pageLinks } from '../../core/pageLinks.ts';

/** The place of a widget with `options` that is not shown yet. `show` shows it. */
export const createLinkPlace = (element: Element, options: () => GroupOptions, show: () => void): LinkPlace => ({
  element,
  groups: () => groupsIn(options()),
  show,
});

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
          <LinkNotice {...note} contact={settings().contact} />
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
      const { waitlist, assistants, homes } = settings();
      if (link.kind === 'waitlist' || link.kind === 'confirm' || link.kind === 'leave') return waitlist !== undefined;
      return link.kind === 'at' && (assistants || (link.time === undefined && homes !== undefined));
    },
    tell(why) {
      if (why === 'elsewhere')
        settings().warn(
          'tour-booking: a link is for a group or an option (docs/links.md) that no widget of this page has.',
        );
      comeIntoView();
      say({ why });
    },
    follow(link, end) {
      hide();
      comeIntoView();
      /** What to do now: say something, hand the link over, or end. Undefined: nothing yet. */
      const decide = (): LinkNote | HandedLink | 'over' | undefined => {
        const { scope, kinds } = settings();
        const { flow, availability } = booking.getSnapshot();
        // Whether to be on the list has nothing to do with a tour.
        if (link.kind === 'confirm' || link.kind === 'leave') return { ...link, end };
        if (link.kind === 'change') return 'over';
        const given = link.kind === 'waitlist' ? link.start : link.time;
        if (flow.at !== 'day' && flow.at !== 'slot' && flow.at !== 'details')
          // A tour in doubt comes first.
          return isFinished(flow) ? { why: 'booked' } : undefined;
        const kind = kinds?.offered.find(({ groupId }) => groupId === link.group && groupId !== scope?.groupId);
        if (kind) booking.commands.pickKind(kind.kind);
        if (kind || !availability) return undefined;
        const time = given === 'next' ? nextTime(availability) : given;
        if (time === 'unknown') return undefined;
        const why = time && notBookable(time, availability, booking);
        if (why) return { why, time };
        return link.kind === 'waitlist' ? { ...link, end } : { kind: 'at', time, answers: link.answers ?? {}, end };
      };
      const step = (): void => {
        const next = decide();
        if (next === undefined) return;
        unsubscribe();
        if (link.kind === 'at' && next !== 'over' && 'kind' in next) chooseHomes(link, booking);
        const isForFeature = link.kind !== 'at' || settings().assistants;
        if (next !== 'over' && 'kind' in next && isForFeature) onHanded(next);
        else {
          stop();
          end();
          if (next !== 'over' && 'why' in next) say(next);
        }
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

/** Why `time` cannot be booked, by the clock and the days of the property. */
function notBookable(
  time: LocalDateTime,
  { states }: AvailabilityView,
  booking: LinkedBooking,
): 'past' | 'beyond' | undefined {
  if (time <= clockAt(booking.getEnvironment().now(), booking.getSettings().zone).now) return 'past';
  const state = states[dayOf(time)];
  return state === undefined || state === 'closed' ? 'beyond' : undefined;
}

/** Puts the homes of a link that the page offers on the tour. One that is named by hand joins those that are on it. */
function chooseHomes(
  { group, homes: ids = [] }: Extract<PageLink, { kind: 'at' }>,
  { getSettings, getSnapshot, commands }: LinkedBooking,
): void {
  const { homes: setting } = getSettings();
  const homes = ids.flatMap(
    (id): readonly Home[] | Home =>
      setting?.offered.find((home) => home.id === id && !home.isFloorplan) ??
      (setting?.searches || (setting && group === undefined) ? { id, label: '' } : []),
  );
  const [only] = homes;
  if (only)
    commands.chooseHomes(group === undefined ? openedFor(getSnapshot().homes, only) : homes.slice(0, MOST_HOMES));
}
