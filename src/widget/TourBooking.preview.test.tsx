import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ReactElement, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { answer, free, NOW, offline, type Service, service, settle, withHeldChunk } from '../../test/heldChunk.tsx';

const rerender = async (view: ReturnType<typeof render>, page: () => ReactElement) => {
  for (let renders = 0; renders < 5; renders += 1) {
    view.rerender(page());
    await settle();
  }
};

describe('before the core is there', () => {
  it('shows the first times, asks nothing twice, and carries out a press that waited', async () => {
    const asked = answer(service);
    const { widget, release } = await withHeldChunk();
    render(widget());
    await userEvent.click(await free());
    expect(screen.queryByRole('heading', { name: 'Your details' })).toBeNull();
    expect(asked).toHaveLength(3);
    await release();
    expect(await screen.findByRole('heading', { name: 'Your details' })).toBeVisible();
    const urls = asked.map(({ url }) => url);
    expect(new Set(urls).size).toBe(urls.length);
  });

  it('in StrictMode, too, the preview asks once', async () => {
    const asked = answer(service);
    const { widget } = await withHeldChunk();
    render(<StrictMode>{widget()}</StrictMode>);
    expect(await free()).toBeVisible();
    expect(asked).toHaveLength(3);
  });

  it('markup from a server is taken over without a word, and the times show', async () => {
    answer(service);
    const { widget } = await withHeldChunk();
    const place = document.body.appendChild(document.createElement('div'));
    place.innerHTML = renderToString(widget());
    const said = vi.spyOn(console, 'error');
    const root = await act(async () => hydrateRoot(place, widget()));
    expect(await free()).toBeVisible();
    expect(said).not.toHaveBeenCalled();
    act(() => root.unmount());
  });

  it.each<[string, Service]>([
    ['cannot be reached', offline],
    ['is in trouble', async () => Response.json({}, { status: 500 })],
  ])('a host that renders often asks nothing more where the service %s', async (_, reply) => {
    const asked = answer(reply);
    const { widget } = await withHeldChunk();
    const view = render(widget());
    await settle();
    vi.setSystemTime(NOW + 60_000);
    await rerender(view, () => widget({ prefill: { first_name: 'Lara' } }));
    expect(asked).toHaveLength(3);
  });

  it('another widget of the group asks nothing, and shows the same, however often both render', async () => {
    const asked = answer(service);
    const { widget, release } = await withHeldChunk();
    const page = (isTwo: boolean) => (
      <>
        {widget()}
        {isTwo ? widget({ id: 'two' }) : null}
      </>
    );
    const view = render(page(false));
    await free();
    await rerender(view, () => page(true));
    expect(await screen.findAllByRole('button', { name: '10:00 AM' })).toHaveLength(2);
    expect(asked).toHaveLength(3);
    await release();
    await settle();
    const urls = asked.map(({ url }) => url);
    expect(new Set(urls).size).toBe(urls.length);
  });
});

describe('the early replies are for a plain booking alone', () => {
  it('a booking with a key that comes later asks again, with the key', async () => {
    const asked = answer(async () => Response.json({}, { status: 401 }));
    const { widget, release } = await withHeldChunk();
    const view = render(widget());
    await settle();
    view.rerender(widget({ publicKey: 'pk_demo' }));
    await release();
    await settle();
    expect(asked.slice(0, 3).map(({ key }) => key)).toEqual([null, null, null]);
    expect(asked[3]?.key).toMatch(/^Basic /);
  });
});
