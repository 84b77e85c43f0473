import { useEffect } from 'react';
import { homeMessages } from '../../i18n/homes.ts';
import { useMessages } from '../../i18n/language.ts';
import { widgetMessages } from '../../i18n/widget.ts';
import { useChunk } from '../../loading/chunk.ts';
import { createScreenChunk } from '../../screenParts/screenChunk.ts';
import { useAnnounce } from '../../ui/Announcer.tsx';
import { Button } from '../../ui/Button.tsx';
import type { ChooseHomesProps } from './ChooseHomes.tsx';

/**
 * The choice of homes. Loaded when the visitor opens it.
 * @internal
 */
export const chooseHomesChunk = createScreenChunk(
  'ChooseHomes',
  (): Promise<typeof import('./ChooseHomes.tsx')> => import('./ChooseHomes.tsx'),
);

/** The choice of homes, once its chunk has loaded. If loading fails, the visitor can try again. */
export function ChooseHomesPlace(props: ChooseHomesProps) {
  const words = useMessages(homeMessages);
  const widget = useMessages(widgetMessages);
  const announce = useAnnounce();
  const chunk = useChunk(chooseHomesChunk);
  const note = chunk.status === 'ready' ? '' : chunk.status === 'failed' ? words.homesNotLoaded : words.loading;
  useEffect(() => {
    if (note) announce(note);
  }, [note, announce]);
  if (chunk.status === 'ready') {
    const { ChooseHomes } = chunk.module;
    return <ChooseHomes {...props} />;
  }
  return (
    <p className="tour-homes-note">
      <span>{note}</span>{' '}
      {chunk.status === 'failed' ? (
        <Button kind="link" onClick={() => void chooseHomesChunk.load()}>
          {widget.tryAgain}
        </Button>
      ) : null}
    </p>
  );
}
