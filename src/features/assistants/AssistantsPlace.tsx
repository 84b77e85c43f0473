import { useEffect } from 'react';
import type { HandedLink } from '../../core/handedLink.ts';
import { useChunk } from '../../loading/chunk.ts';
import { createScreenChunk } from '../../screenParts/screenChunk.ts';
import type { AssistedBooking } from './assistedBooking.ts';
import { useModelContext } from './modelContext.ts';

/** What assistants get. Loaded only where there may be one. */
const assistantsChunk = createScreenChunk(
  'AssistantPart',
  (): Promise<typeof import('./AssistantPart.tsx')> => import('./AssistantPart.tsx'),
);

interface AssistantsPlaceProps {
  /** The same object as long as the widget is there. */
  readonly booking: AssistedBooking;
  /** The link by which the visitor came. */
  readonly link: HandedLink | undefined;
}

/** Gives assistants their tools, and follows their links. Shows nothing, and loads nothing where there is neither. */
export function AssistantsPlace(props: AssistantsPlaceProps) {
  const hasContext = useModelContext(props.booking);
  return hasContext || props.link?.kind === 'at' ? <Loaded {...props} /> : null;
}

function Loaded({ booking, link }: AssistantsPlaceProps) {
  const chunk = useChunk(assistantsChunk);
  const module = chunk.status === 'ready' ? chunk.module : undefined;
  useEffect(
    () => (link?.kind === 'at' ? module?.followAssistantLink(booking, link) : undefined),
    [module, booking, link],
  );
  return module ? <module.AssistantPart booking={booking} /> : null;
}

interface FilledPlaceProps {
  /** Gets the words of the mark at the fields. */
  readonly onMark: (words: string) => void;
}

/** Says above the form that an assistant has filled in the fields with a mark. */
export function FilledPlace(props: FilledPlaceProps) {
  const chunk = useChunk(assistantsChunk);
  return chunk.status === 'ready' ? <chunk.module.FilledNotice {...props} /> : null;
}
