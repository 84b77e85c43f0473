import { waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { day, slots } from '../../../.storybook/model.ts';
import { liveRegion } from '../../../test/liveRegion.ts';
import { Announcer } from '../../ui/Announcer.tsx';
import { SpokenTimes } from './SpokenTimes.ts';

/**
 * Screen readers drop or interrupt what is announced before the `load` event of the page. The project `unit` runs this file with
 * React, the project `preact` with the aliases of the script tag.
 */

const opened: (() => void)[] = [];
afterEach(() => {
  for (const close of opened.splice(0)) close();
});

/** Tells `onEffect` when the effects of the components before it have run. */
function AfterEffects({ onEffect }: { readonly onEffect: () => void }) {
  useEffect(onEffect, [onEffect]);
  return null;
}

/** Shows eleven free times on a page that is still loading. `speak`: the visitor chose the day. The result ends the loading. */
async function openEarly(speak: boolean): Promise<() => void> {
  const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const onEffect = vi.fn();
  opened.push(() => {
    root.unmount();
    place.remove();
  });
  root.render(
    <Announcer>
      <SpokenTimes
        day={day('2026-12-05')}
        view={{ kind: 'times', slots, refreshing: false }}
        speak={speak}
        daysAhead={60}
      />
      <AfterEffects onEffect={onEffect} />
    </Announcer>,
  );
  await waitFor(() => expect(onEffect).toHaveBeenCalled());
  return () => {
    state.mockReturnValue('complete');
    dispatchEvent(new Event('load'));
  };
}

it('reads out the first result when the page has loaded', async () => {
  const announcements = vi.fn();
  const endLoading = await openEarly(false);
  const observer = new MutationObserver(() => announcements(liveRegion().textContent));
  observer.observe(liveRegion(), { childList: true, subtree: true, characterData: true });
  opened.push(() => observer.disconnect());
  endLoading();
  await waitFor(() =>
    expect(announcements).toHaveBeenCalledExactlyOnceWith('Book a tour. Saturday, December 5: 11 times'),
  );
});

it('reads out the times of a day that the visitor chose while the page loads', async () => {
  await openEarly(true);
  await waitFor(() => expect(liveRegion()).toHaveTextContent(/^Saturday, December 5: 11 times$/));
});
