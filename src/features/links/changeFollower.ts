import type { LinkFollower } from '../../core/linkTarget.ts';
import type { Settings } from '../../options/settings.ts';

/** What knows the links of the page. It comes with what follows them. */
export { pageLinks } from '../../core/pageLinks.ts';

interface ChangeableBooking {
  readonly getSettings: () => Settings;
  readonly openTour: (token: string) => boolean;
  /** Calls `listener` after each change. Unlike a subscription it does not keep the booking going. */
  readonly watch: (listener: () => void) => () => void;
}

/** Follows links to change a tour for a booking, which may have no widget. */
export const createChangeFollower = ({ getSettings, openTour, watch }: ChangeableBooking): LinkFollower => ({
  element: null,
  groups() {
    const { scope } = getSettings();
    return scope ? [scope.groupId] : [];
  },
  accepts: ({ kind }) => kind === 'change',
  // A widget says what is wrong with a link.
  isReady: () => false,
  remembers: () => getSettings().remember !== 'off',
  follow(link, end) {
    const step = (): void => {
      if (link.kind !== 'change' || !openTour(link.token)) return;
      stop();
      end();
    };
    const stop = watch(step);
    step();
    return stop;
  },
  tell: () => undefined,
});
