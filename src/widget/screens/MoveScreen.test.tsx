import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { availability, CHOSEN, commands, lara, settings, slot } from '../../../.storybook/model.ts';
import { booked } from '../../../test/flows.ts';
import { dayOf } from '../../time/values.ts';
import { MoveScreen } from './MoveScreen.tsx';

const lost = slot('2026-12-05T09:30:00');
const refused = slot('2026-12-05T11:00:00');
const moving = { ...booked, at: 'moving', answers: lara, slot: CHOSEN, day: dayOf(CHOSEN), to: null } as const;
const notice = { kind: 'slot-refused', slot: refused, perhapsOwn: false, attempt: 2 } as const;

it('says that the tour stays where it is only while that is certain', () => {
  const show = (perhapsAt: readonly (typeof lost)[]) => (
    <MoveScreen
      flow={{ ...moving, perhapsAt, notice }}
      availability={availability}
      commands={commands}
      settings={settings}
    />
  );
  const { rerender } = render(show([]));
  expect(screen.getByText(/Your tour stays on Sat, Dec 5, 2:15 PM\./)).toBeVisible();
  rerender(show([lost]));
  expect(screen.queryByText(/Your tour stays on/)).toBeNull();
  expect(screen.getByText(/11:00 AM/, { selector: 'strong' })).toBeVisible();
  expect(screen.getByText(/may have been moved to Saturday, December 5, 9:30 AM already/)).toBeVisible();
});
