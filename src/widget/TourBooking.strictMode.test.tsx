import { render, screen, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { describe, expect, it } from 'vitest';
import { answer, free, NOW, service, settle, withHeldChunk } from '../../test/heldChunk.tsx';
import { held, programmedClient } from '../../test/programmedClient.ts';
import { steppedEnvironment } from '../../test/steppedEnvironment.ts';

/** The service, whose replies come when the test says so. */
function slowService() {
  let reply = (): void => undefined;
  const isTime = new Promise<void>((resolve) => {
    reply = resolve;
  });
  const asked = answer(async (url) => {
    await isTime;
    return service(url);
  });
  return { asked: () => asked.map(({ url }) => url), reply: () => reply() };
}

/** The first questions of a widget. */
const FIRST = ['verify-widget', '/times', '/times?time=2026-12-04'];
const isAskedOnce = (urls: readonly string[]) => {
  expect(new Set(urls).size).toBe(urls.length);
  for (const each of FIRST) expect(urls.some((url) => url.includes(each))).toBe(true);
};

describe('StrictMode, with a service that is slower than the core', () => {
  it('asks once where the core comes while the first replies are on their way', async () => {
    const { asked, reply } = slowService();
    const { widget, release } = await withHeldChunk();
    render(<StrictMode>{widget()}</StrictMode>);
    await waitFor(() => expect(asked()).toHaveLength(FIRST.length));
    await release();
    await settle();
    isAskedOnce(asked());
    reply();
    expect(await free()).toBeVisible();
    isAskedOnce(asked());
  });

  it('asks once where the core is there before the widget', async () => {
    const { asked, reply } = slowService();
    const { widget, release } = await withHeldChunk();
    await release();
    render(<StrictMode>{widget()}</StrictMode>);
    await waitFor(() => expect(asked().length).toBeGreaterThanOrEqual(FIRST.length));
    await settle();
    isAskedOnce(asked());
    reply();
    expect(await free()).toBeVisible();
    isAskedOnce(asked());
  });

  it('asks a client of the host once, also for the hook', async () => {
    const { useTourBooking } = await import('./useTourBooking.ts');
    const { EnvironmentContext } = await import('../screenParts/environmentContext.ts');
    const configuration = held<never>();
    const client = programmedClient({ configuration: configuration.answer });
    const environment = steppedEnvironment(NOW);
    const Face = () => <p>{useTourBooking({ groupId: 101, client, timeZone: 'America/New_York' }).snapshot.screen}</p>;
    const { unmount } = render(
      <StrictMode>
        <EnvironmentContext.Provider value={environment}>
          <Face />
        </EnvironmentContext.Provider>
      </StrictMode>,
    );
    expect(screen.getByText('skeleton')).toBeVisible();
    await environment.settle();
    const names = client.calls.map(({ name }) => name);
    expect(names.filter((name) => name === 'getWidgetConfiguration')).toHaveLength(1);
    expect(names.filter((name) => name === 'getOfficeHours')).toHaveLength(1);
    expect(client.days()).toEqual([...new Set(client.days())]);
    unmount();
    await environment.settle();
    expect(environment.pending()).toEqual({ timers: 0, idle: 0, listeners: 0 });
  });
});
