import { act, render, screen, waitFor } from '@testing-library/react';
import { StrictMode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { liveClient } from '../../.storybook/liveClient.ts';
import type { TourBookingOptions } from '../options/componentOptions.ts';
import { Isolated } from './Isolated.tsx';
import { AnyTourBooking as TourBooking } from './TourBooking.tsx';

const client = liveClient();
const options: TourBookingOptions = { groupId: 101, client, isolate: true, id: 'home-tour', className: 'place' };

/** The shadow root of the one isolated widget in the page. */
function shadow(): ShadowRoot {
  const root = document.querySelector('.place')?.shadowRoot;
  if (!root) throw new Error('no shadow root');
  return root;
}
const lives = vi.fn();
const Lived = ({ says }: { readonly says: string }) => {
  useEffect(() => {
    lives('comes');
    return () => lives('goes');
  }, []);
  return <button type="button">{says}</button>;
};

it('puts the widget into a shadow root, once, and nothing of it into the page', async () => {
  const { rerender } = render(<TourBooking {...options} />, { wrapper: StrictMode });
  await waitFor(() => expect(shadow().querySelector('h2')).toHaveTextContent('Book a tour'));
  expect(shadow().querySelectorAll('.tour')).toHaveLength(1);
  expect(screen.queryByText('Book a tour')).toBeNull();
  expect(document.getElementById('home-tour')).toBe(shadow().host);
  rerender(<TourBooking {...options} theme="dark" />);
  await waitFor(() => expect(shadow().querySelector('.tour')).toHaveAttribute('data-theme', 'dark'));
  rerender(<TourBooking {...options} isolate={false} />);
  expect(screen.getByText('Book a tour')).toBeInTheDocument();
});

it('lives as long as its place, updates, and reports each press once', async () => {
  const pressed = vi.fn();
  const page = (says: string) => (
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens to what is in it
    // biome-ignore lint/a11y/useKeyWithClickEvents: the same
    <div onClick={pressed}>
      <Isolated className="place">
        <Lived says={says} />
      </Isolated>
    </div>
  );
  const { rerender, unmount } = render(page('One'), { wrapper: StrictMode });
  const button = shadow().querySelector('button');
  expect(button).toHaveTextContent('One');
  rerender(page('Two'));
  expect(button).toHaveTextContent('Two');
  act(() => button?.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true })));
  expect(pressed).toHaveBeenCalledTimes(1);
  expect(lives.mock.calls).toEqual([['comes']]);
  await act(async () => unmount());
  expect(lives.mock.calls).toEqual([['comes'], ['goes']]);
  render(page('Three'));
  expect(shadow().querySelector('button')).toHaveTextContent('Three');
});

it('is empty on a server, and hydrates without a warning', async () => {
  const html = renderToString(<TourBooking {...options} style={{ minHeight: 620 }} />);
  expect(html).toBe('<div id="home-tour" class="place" style="min-height:620px"></div>');
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = html;
  const said = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')];
  const root = await act(async () => hydrateRoot(place, <TourBooking {...options} style={{ minHeight: 620 }} />));
  await waitFor(() => expect(shadow().querySelector('h2')).toHaveTextContent('Book a tour'));
  for (const spy of said) expect(spy).not.toHaveBeenCalled();
  await act(async () => root.unmount());
  place.remove();
});
