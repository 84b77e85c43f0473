import { useContext, useEffect, useRef, useSyncExternalStore } from 'react';
import { formMessages } from '../../i18n/form.ts';
import { LanguageContext, useFormat, useMessages } from '../../i18n/language.ts';
import { widgetBefore } from '../../screenParts/widgetBefore.ts';
import { Boundary } from '../../ui/Boundary.tsx';
import { createAssistantTools } from './assistantTools.ts';
import type { AssistedBooking } from './assistedBooking.ts';
import { modelContext, useModelContext } from './modelContext.ts';
import { pageWidgets } from './pageWidgets.ts';

/** What else assistants need. */
export { followAssistantLink } from './assistantLink.ts';
export { FilledNotice } from './FilledNotice.tsx';

interface AssistantPartProps {
  readonly booking: AssistedBooking;
}

/** Gives the assistant its tools as long as the widget is there: a mark that follows the widget. */
export function AssistantPart({ booking }: AssistantPartProps) {
  const { warn } = booking.getSettings();
  return (
    <Boundary
      fallback={null}
      onFailed={(error) => warn(`tour-booking: the tools of assistants failed: ${String(error)}`)}
    >
      <Tools booking={booking} />
    </Boundary>
  );
}

function Tools({ booking }: AssistantPartProps) {
  const ref = useRef<HTMLSpanElement>(null);
  useTools(booking, ref);
  return <span ref={ref} hidden />;
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
    const tools = createAssistantTools({ booking, format, messages, place: () => widgetBefore(ref.current) });
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
