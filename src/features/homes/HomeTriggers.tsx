import { useEffect, useRef } from 'react';
import type { Home } from '../../api/homeClient.ts';
import { openedFor } from '../../booking/tourHomes.ts';
import type { HomesSetting } from '../../core/bookingSettings.ts';
import type { PickCommands } from '../../core/commands.ts';
import { homeOf, isModified, TRIGGER, triggerOf } from '../../launcher/triggers.ts';
import { widgetBefore } from '../../screenParts/widgetBefore.ts';

interface HomeTriggersProps {
  readonly homes: readonly Home[];
  readonly offered: HomesSetting['offered'];
  readonly elementId: string | undefined;
  readonly commands: Pick<PickCommands, 'chooseHomes'>;
}

/**
 * Puts a home on the tour when the visitor presses a trigger of the page that names it. A widget in its place comes into view then; one
 * in a dialog is opened by its launcher. Shows nothing.
 */
export function HomeTriggers({ homes, offered, elementId, commands }: HomeTriggersProps) {
  const ref = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const onClick = (event: MouseEvent): void => {
      if (isModified(event)) return;
      const mark = ref.current;
      const trigger = triggerOf(event);
      const id = Number(trigger && homeOf(trigger));
      if (!mark || !trigger || !Number.isSafeInteger(id) || id < 1) return;
      const wanted = trigger.getAttribute(TRIGGER);
      if (wanted && wanted !== 'true' && wanted !== elementId) return;
      commands.chooseHomes(openedFor(homes, offered.find((home) => home.id === id) ?? { id, label: '' }));
      // A launcher has opened the widget, or the page has handled the press itself.
      if (event.defaultPrevented || mark.closest('dialog')) return;
      event.preventDefault();
      const widget = widgetBefore(mark);
      widget?.querySelector<HTMLElement>('.tour-body [role="group"]')?.focus({ preventScroll: true });
      widget?.scrollIntoView({ block: 'start' });
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [homes, offered, elementId, commands]);
  return <span ref={ref} hidden />;
}
