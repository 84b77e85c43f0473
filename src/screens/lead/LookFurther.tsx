import { useState } from 'react';
import { troubleOf } from '../../api/failure.ts';
import type { TourCommands } from '../../core/bookingCore.ts';
import type { AvailabilityView } from '../../core/snapshot.ts';
import { useFormat, useMessages } from '../../i18n/language.ts';
import { screenMessages } from '../../i18n/screens.ts';
import { widgetMessages } from '../../i18n/widget.ts';
import { Button } from '../../ui/Button.tsx';
import { SpokenTimes } from '../pick/SpokenTimes.ts';

interface LookFurtherProps {
  readonly availability: AvailabilityView;
  readonly horizonDays: number;
  readonly commands: Pick<TourCommands, 'findNextFreeDay' | 'pickDay' | 'retry'>;
}

/** A search beyond the days that have no free time: how far it has come, and the free day it found. Nothing when no later day is left. */
export function LookFurther({ availability: { day, times }, horizonDays, commands }: LookFurtherProps) {
  const screens = useMessages(screenMessages);
  const widget = useMessages(widgetMessages);
  const format = useFormat();
  // Before the press, the heading says how far the days without free times go.
  const [isPressed, setPressed] = useState(false);
  if (times.kind !== 'none' && times.kind !== 'failed') return null;
  const isFailed = times.kind === 'failed';
  const next = isFailed ? undefined : times.next;
  const isBusy = isFailed ? times.retrying : times.searching;
  const progress = isFailed
    ? screens.notLoaded[troubleOf(times.why)]
    : times.searchedUntil && screens.nothingUntil(format.dayShort(times.searchedUntil));
  const look = (): void => {
    setPressed(true);
    commands.findNextFreeDay();
  };
  const [label, onClick] = next
    ? [screens.nextFreeDay(format.dayShort(next)), () => commands.pickDay(next)]
    : isFailed
      ? [widget.tryAgain, commands.retry]
      : [isBusy ? screens.finding : screens.lookFurther, look];
  return (
    <>
      {progress && (isPressed || isFailed) ? <p>{progress}</p> : null}
      {isFailed || next || times.searchable ? (
        <Button busy={isBusy} onClick={onClick}>
          {label}
        </Button>
      ) : null}
      {isPressed ? <SpokenTimes day={day} view={times} speak horizonDays={horizonDays} /> : null}
    </>
  );
}
