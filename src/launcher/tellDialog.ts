import { emitTo } from '../core/hostEvents.ts';
import { emitOf } from '../options/host.ts';
import { createOptionReader } from '../options/optionReader.ts';
import type { TourBookingOptions } from '../options/options.ts';

/** Tells the host that the dialog was opened or closed. Tells nothing without a group, since every event names one. */
export function tellDialog(options: TourBookingOptions, name: 'opened' | 'closed'): void {
  const reader = createOptionReader();
  const groupId = reader.whole('groupId', options.groupId, 1, Number.MAX_SAFE_INTEGER);
  if (groupId === undefined) return;
  // The widget inside names the wrong options.
  const emit = emitOf(options, reader, { emit: emitTo(options), warn: () => undefined, options: () => options });
  emit(name, { groupId, elementId: reader.text('id', options.id) });
}
