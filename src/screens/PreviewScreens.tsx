import { type ReactNode, useContext } from 'react';
import type { PickCommands } from '../core/commands.ts';
import type { PickSnapshot, Screen } from '../core/snapshot.ts';
import { LanguageContext } from '../i18n/language.ts';
import type { ViewSettings } from '../options/viewSettings.ts';
import { LeadLine } from '../screenParts/pick/LeadLine.tsx';
import { PickScreen } from '../screenParts/pick/PickScreen.tsx';
import { SkeletonScreen } from '../screenParts/pick/SkeletonScreen.tsx';
import { createScreenChunk } from '../screenParts/screenChunk.ts';

/** The screens after a chosen time. Loaded while the visitor chooses a time. */
export const screensChunk = createScreenChunk(
  'screensChunk',
  (): Promise<typeof import('./screensChunk.ts')> => import('./screensChunk.ts'),
);

export interface BookingProps {
  readonly snapshot: PickSnapshot;
  readonly commands: PickCommands;
  readonly settings: ViewSettings;
  /** A press has waited long for a chunk. */
  readonly isLate?: boolean;
}

function Skeleton({ snapshot: { configuration }, settings }: BookingProps) {
  const slow = configuration.status === 'pending' && configuration.slow;
  return (
    <>
      <SkeletonScreen contact={slow ? settings.contact : undefined} />
      <LeadLine settings={settings} />
    </>
  );
}

function PickTime({ snapshot: { flow, availability }, commands, settings, isLate }: BookingProps) {
  if (availability === null || (flow.at !== 'day' && flow.at !== 'slot')) return null;
  return (
    <PickScreen
      availability={availability}
      notice={flow.at === 'slot' ? flow.notice : null}
      previous={flow.at === 'slot' ? flow.previous : null}
      unknownOutcomes={flow.unknownOutcomes}
      commands={commands}
      settings={settings}
      isLate={isLate}
    />
  );
}

/** The screens that lead to the first free time. */
const SCREENS = { skeleton: Skeleton, pick: PickTime } satisfies {
  readonly [Name in Screen]?: (props: BookingProps) => ReactNode;
};

export type PreviewScreen = keyof typeof SCREENS;
const isPreviewScreen = (screen: Screen): screen is PreviewScreen => screen in SCREENS;

/** The screen of a snapshot if the preview has it, else the children. */
export function PreviewScreens({ children, ...props }: BookingProps & { readonly children: ReactNode }) {
  const { screen } = props.snapshot;
  const { isComing } = useContext(LanguageContext);
  if (!isPreviewScreen(screen)) return children;
  // The skeleton stands in until the words of the language have loaded.
  const Current = SCREENS[isComing ? 'skeleton' : screen];
  return <Current {...props} />;
}
