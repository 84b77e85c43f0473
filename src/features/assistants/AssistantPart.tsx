import { useContext, useEffect, useRef, useSyncExternalStore } from 'react';
import { assistantsMessages } from '../../i18n/assistants.ts';
import { LanguageContext, useFormat, useMessages } from '../../i18n/language.ts';
import { ChunkStyle } from '../../screens/ChunkStyle.tsx';
import { useAnnounce } from '../../ui/Announcer.tsx';
import { Notice } from '../../ui/Notice.tsx';
import type { Assistant } from './assistant.ts';
import { assistantsSheet } from './assistantsSheet.ts';
import { createAssistantTools } from './assistantTools.ts';
import type { AssistedBooking } from './assistedBooking.ts';
import { modelContext } from './modelContext.ts';
import { pageWidgets } from './pageWidgets.ts';

interface AssistantPartProps {
  readonly booking: AssistedBooking;
  readonly assistant: Assistant;
}

/** Gives the assistant its tools as long as the widget is there, and tells the visitor what was filled in. */
export function AssistantPart({ booking, assistant }: AssistantPartProps) {
  const ref = useRef<HTMLDivElement>(null);
  useTools(booking, assistant, ref);
  const isFilled = useSyncExternalStore(assistant.subscribe, assistant.hasFilled, assistant.hasFilled);
  const isForm = useSyncExternalStore(booking.subscribe, () => booking.getSnapshot().flow.at === 'details');
  return (
    <div ref={ref}>{isFilled && isForm ? <FilledNotice onTouched={() => assistant.setFilled(false)} /> : null}</div>
  );
}

interface FilledNoticeProps {
  /** Called when the visitor changes an answer. */
  readonly onTouched: () => void;
}

/**
 * Says that the form was filled in.
 * @internal
 */
export function FilledNotice({ onTouched }: FilledNoticeProps) {
  const { filled } = useMessages(assistantsMessages);
  const announce = useAnnounce();
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => announce(filled), [announce, filled]);
  useEffect(() => {
    const place = ref.current?.closest('.tour');
    // A tool's own events are not trusted.
    const onInput = (event: Event): void => {
      if (event.isTrusted) onTouched();
    };
    place?.addEventListener('input', onInput);
    return () => place?.removeEventListener('input', onInput);
  }, [onTouched]);
  return (
    <ChunkStyle sheet={assistantsSheet}>
      <div className="tour-assistant-note" ref={ref}>
        <Notice tone="warn">
          <p>{filled}</p>
        </Notice>
      </div>
    </ChunkStyle>
  );
}

/** Registers the tools. Those of an earlier language, and of a name that no longer tells them apart, go first. */
function useTools(booking: AssistedBooking, assistant: Assistant, ref: { readonly current: Element | null }): void {
  const format = useFormat();
  const { isComing } = useContext(LanguageContext);
  const isOneOfSeveral = useSyncExternalStore(pageWidgets.subscribe, pageWidgets.hasSeveral, () => false);
  useEffect(() => pageWidgets.add(), []);
  useEffect(() => {
    const context = modelContext();
    if (context === undefined || isComing) return;
    const tools = createAssistantTools({
      ...{ booking, format },
      place: () => ref.current?.closest('.tour') ?? null,
      onFilled: () => assistant.setFilled(true),
    });
    const ends = new AbortController();
    const { elementId, scope, warn } = booking.getSettings();
    const end = isOneOfSeveral ? `_${(elementId ?? String(scope?.groupId)).replace(/[^\w.-]/g, '_')}` : '';
    const register = async (): Promise<void> => {
      try {
        for (const tool of tools) await context.registerTool({ ...tool, name: tool.name + end }, ends);
      } catch (error) {
        if (!ends.signal.aborted) warn(`tour-booking: assistants get no tools: ${String(error)}`);
      }
    };
    void register();
    return () => ends.abort();
  }, [booking, assistant, ref, format, isComing, isOneOfSeveral]);
}
