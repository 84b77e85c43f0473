import { useEffect } from 'react';
import { assistantsMessages } from '../../i18n/assistants.ts';
import { useMessages } from '../../i18n/language.ts';
import { ChunkStyle } from '../../screenParts/ChunkStyle.tsx';
import { sharedSheet } from '../../theme/stylesheet.ts';
import { useAnnounce } from '../../ui/Announcer.tsx';
import assistants from './assistants.css?inline';

const assistantsSheet = sharedSheet(assistants);

interface FilledNoticeProps {
  /** Gets the words of the mark at the fields. */
  readonly onMark: (words: string) => void;
}

/** Says that an assistant has filled in answers of the form, and that the visitor should check them. Stays in view with the form. */
export function FilledNotice({ onMark }: FilledNoticeProps) {
  const { filled, check } = useMessages(assistantsMessages);
  const announce = useAnnounce();
  useEffect(() => announce(`${filled} ${check}`), [announce, filled, check]);
  useEffect(() => onMark(filled), [onMark, filled]);
  return (
    <ChunkStyle sheet={assistantsSheet}>
      <p className="tour-assistant-note" data-stays="top">
        <strong>{filled}</strong> <span>{check}</span>
      </p>
    </ChunkStyle>
  );
}
