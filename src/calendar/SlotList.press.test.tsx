import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { local } from '../../test/programmedClient.ts';
import { dayOf, type LocalDateTime } from '../time/values.ts';
import { SlotList } from './SlotList.tsx';

const slots = ['09:00', '10:15', '11:30'].map((time) => local(`2026-12-05T${time}:00`));
const day = dayOf(local('2026-12-05T00:00:00'));
const onPick = vi.fn();

/** Each time is 90 px wide and 44 px high, one every 100 px. */
beforeEach(() => {
  onPick.mockReset();
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    const place = slots.map(String).indexOf(this.dataset.key ?? '');
    return place < 0 ? new DOMRect() : DOMRect.fromRect({ x: place * 100, y: 0, width: 90, height: 44 });
  });
});

function show() {
  const page = (shown: readonly LocalDateTime[]) => <SlotList day={day} slots={shown} onPick={onPick} />;
  const { rerender } = render(page(slots));
  return { change: (shown: readonly LocalDateTime[]) => rerender(page(shown)) };
}
const time = (name: string) => screen.getByRole('button', { name });
const list = () => screen.getByRole('heading', { name: 'Morning' }).parentElement ?? document.body;
const overFirst = { clientX: 45, clientY: 22 };
const between = { clientX: 95, clientY: 22 };
const overSecond = { clientX: 145, clientY: 22 };

/** A press that goes down on one element and up on another, as a browser sends it: the click goes to the list around both. */
function press(down: Element, up: Element, at: typeof between, meanwhile = () => {}): void {
  fireEvent.pointerDown(down, overFirst);
  fireEvent.mouseDown(down, overFirst);
  meanwhile();
  fireEvent.pointerUp(up, at);
  fireEvent.mouseUp(up, at);
  fireEvent.click(list(), at);
}

describe('a press that goes down on a time and up on the list around it', () => {
  it('chooses the time if the pointer is still over it', () => {
    show();
    press(time('9:00 AM'), list(), overFirst);
    expect(onPick.mock.calls).toEqual([[slots[0]]]);
  });

  it('counts when the list was drawn anew meanwhile', () => {
    const { change } = show();
    press(time('9:00 AM'), list(), overFirst, () => change(slots.slice(0, 2)));
    expect(onPick.mock.calls).toEqual([[slots[0]]]);
  });

  it.each([
    ['beside the time', between],
    ['over another time', overSecond],
    ['below the time', { clientX: 45, clientY: 45 }],
  ])('is canceled if it ends %s', (_, at) => {
    show();
    press(time('9:00 AM'), list(), at);
    expect(onPick).not.toHaveBeenCalled();
  });

  it('is canceled if the time is gone', () => {
    const { change } = show();
    press(time('9:00 AM'), list(), overFirst, () => change(slots.slice(1)));
    expect(onPick).not.toHaveBeenCalled();
  });

  it('counts once', () => {
    show();
    press(time('9:00 AM'), list(), overFirst);
    fireEvent.click(list(), overFirst);
    expect(onPick).toHaveBeenCalledTimes(1);
  });
});

it('a press from one time to another is canceled', () => {
  show();
  press(time('9:00 AM'), time('10:15 AM'), overSecond);
  expect(onPick).not.toHaveBeenCalled();
});

it('a press on the list itself chooses nothing', () => {
  show();
  fireEvent.pointerDown(time('9:00 AM'), overFirst);
  press(list(), list(), overFirst);
  expect(onPick).not.toHaveBeenCalled();
});

it('a plain click on a time counts once', () => {
  show();
  fireEvent.pointerDown(time('10:15 AM'), overSecond);
  fireEvent.click(time('10:15 AM'), overSecond);
  expect(onPick.mock.calls).toEqual([[slots[1]]]);
});
