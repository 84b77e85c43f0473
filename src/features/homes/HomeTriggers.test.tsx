import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { open } from '../../../test/openWidget.tsx';
import { homesChunk } from './HomesPlace.tsx';

beforeAll(() => homesChunk.load());
afterEach(() => {
  for (const trigger of document.querySelectorAll('[data-tour-booking-home]')) trigger.remove();
});

const homes = [
  { id: 1, label: 'Home 1' },
  { id: 2, label: 'Home 2' },
];

it('leads to the widget that the trigger names, where two stand side by side', async () => {
  const scrolled = vi.fn();
  Element.prototype.scrollIntoView = function scrollIntoView() {
    scrolled(this);
  };
  open([
    { id: 'one', homes: [...homes] },
    { id: 'two', homes: [...homes] },
  ]);
  await waitFor(() => expect(screen.getAllByRole('button', { name: '10:15 AM' })).toHaveLength(2));
  document.body.insertAdjacentHTML(
    'beforeend',
    '<a href="#tour" data-tour-booking-open="two" data-tour-booking-home="2">Tour home 2</a>',
  );
  fireEvent.click(screen.getByRole('link', { name: 'Tour home 2' }));
  const two = document.getElementById('two');
  expect(two).toBeInstanceOf(HTMLElement);
  expect(document.activeElement?.closest('.tour')).toBe(two);
  expect(scrolled).toHaveBeenCalledWith(two);
});
