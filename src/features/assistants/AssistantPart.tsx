import { useContext, useEffect, useRef, useSyncExternalStore } from 'react';
import { formMessages } from '../../i18n/form.ts';
import { LanguageContext, useFormat, useMessages } from '../../i18n/language.ts';
import { createAssistantTools } from './assistantTools.ts';
import type { AssistedBooking } from './assistedBooking.ts';
import { modelContext, useModelContext } from './modelContext.ts';
import { pageWidgets } from './pageWidgets.ts';

interface AssistantPartProps {
  readonly booking: AssistedBooking;
}

/** Gives the assistant its tools as long as the widget is there. */
export function AssistantPart({ booking }: AssistantPartProps) {
  const ref = useRef<HTMLDivElement>(null);
  useTools(booking, ref);
  return <div ref={ref} />;
}

/** Registers the tools. Those of an earlier language, and of a name that no longer tells them apart, go first. */
function useTools(booking: AssistedBooking, ref: { readonly current: Element | null }): void {
  const format = useFormat();
  const messages = useMessages(formMessages);
  const { isComing } = useContext(LanguageContext);
  const isThere = useModelContext(booking);
  const { elementId, scope } = booking.getSettings();
  const end = useSyncExternalStore(
    pageWidgets.subscribe,
    () => pageWidgets.endOf(ref),
    () => '',
  );
  useEffect(() => pageWidgets.add(ref, elementId, scope?.groupId), [ref, elementId, scope?.groupId]);
  useEffect(() => {
    const context = isThere && !isComing ? modelContext() : undefined;
    if (context === undefined) return;
    const place = (): Element | null => ref.current?.closest('.tour') ?? null;
    const tools = createAssistantTools({ booking, format, messages, place });
    const ends = new AbortController();
    const register = async (): Promise<void> => {
      try {
        for (const tool of tools) await context.registerTool({ ...tool, name: tool.name + end }, ends);
      } catch (error) {
        if (!ends.signal.aborted) booking.getSettings().warn(`tour-booking: assistants get no tools: ${String(error)}`);
      }
    };
    void register();
    return () => ends.abort();
  }, [booking, ref, format, messages, isComing, isThere, end]);
}
