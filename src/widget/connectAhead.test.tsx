import { act } from '@testing-library/react';
import type { ReactElement } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { TourBooking } from './TourBooking.tsx';

const options = { groupId: 101, timeZone: 'America/New_York' } as const;
const inPlace = <TourBooking {...options} api="https://leasing.example.com/v1" />;

function onServer(widget: ReactElement): string {
  vi.stubGlobal('document', undefined);
  const markup = renderToString(widget);
  vi.unstubAllGlobals();
  return markup;
}

it.each([
  ['a service', inPlace, 'https://leasing.example.com/v1'],
  ['an edge', <TourBooking key="" {...options} edge="https://tours.example.com" />, 'https://tours.example.com'],
])('the HTML of a server opens the connection to %s', (_, widget, address) => {
  expect(onServer(widget)).toContain(`<link rel="preconnect" href="${address}" crossorigin=""/>`);
});

it.each([
  ['an address that is none', <TourBooking key="" {...options} api="leasing.example.com:" />],
  ['a path of the page', <TourBooking key="" {...options} api="/leasing" />],
  ['a service that a dialog asks later', <TourBooking key="" {...options} api="https://a.example.com" mode="dialog" />],
  ['one that a lazy widget asks later', <TourBooking key="" {...options} api="https://a.example.com" loading="lazy" />],
])('it opens none to %s', (_, widget) => {
  expect(onServer(widget)).not.toContain('preconnect');
});

it('hydrates where the line stands in the place of the widget', () => {
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = onServer(inPlace);
  expect(place.firstElementChild?.localName).toBe('link');
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  const recovered = vi.fn();
  const roots: Root[] = [];
  act(() => void roots.push(hydrateRoot(place, inPlace, { onRecoverableError: recovered })));
  expect(recovered).not.toHaveBeenCalled();
  expect(place.querySelector('[role=region], section')).not.toBeNull();
  act(() => {
    for (const root of roots) root.unmount();
  });
  place.remove();
});
