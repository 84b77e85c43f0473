import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { local } from '../../test/programmedClient.ts';
import { type Day, dayOf, type LocalDateTime } from '../time/values.ts';
import { SlotList } from './SlotList.tsx';

const slots = ['09:00', '10:15', '11:30'].map((time) => local(`2026-12-05T${time}:00`));
const day: Day = dayOf(local('2026-12-05T00:00:00'));
const [nine, quarter] = slots;

const show = (chosen: LocalDateTime | null | undefined) =>
  render(<SlotList day={day} slots={slots} selected={nine} chosen={chosen} onPick={() => undefined} />);
const of = (name: string) => {
  const button = screen.getByRole('button', { name });
  return [button.getAttribute('aria-pressed'), button.getAttribute('aria-current'), button.tabIndex];
};

it('marks the time that is chosen beside the one from before, and makes it the Tab stop', () => {
  show(quarter);
  expect(of('9:00 AM')).toEqual(['false', 'true', -1]);
  expect(of('10:15 AM')).toEqual(['true', null, 0]);
  expect(of('11:30 AM')).toEqual(['false', null, -1]);
});

it('says of a time that it is not chosen, while none is', () => {
  show(null);
  expect(of('9:00 AM')).toEqual(['false', 'true', 0]);
});

it('does not say whether a time is chosen where a press is enough', () => {
  show(undefined);
  expect(of('9:00 AM')).toEqual([null, 'true', 0]);
});
