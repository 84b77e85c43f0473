import { waitFor } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createMockService } from '../../mock-server/engine/mockService.ts';
import { loadChunks } from '../../test/loadChunks.ts';
import { mockServer } from '../../test/mswServer.ts';
import { TAG } from './bookingElement.ts';
import { defineTourBooking } from './defineTourBooking.ts';

beforeAll(loadChunks);

const server = mockServer(createMockService({ listings: 0 }), { baseUrl: 'https://leasing.example.com' });
afterEach(() => {
  document.body.replaceChildren();
  server.close();
});

/** An element of the widget, not in the page yet. */
function create(attributes: Readonly<Record<string, string>> = {}): HTMLElement {
  defineTourBooking();
  server.listen({ onUnhandledRequest: 'error' });
  const element = document.createElement(TAG);
  const all = { 'group-id': '103', api: 'https://leasing.example.com', ...attributes };
  for (const [name, value] of Object.entries(all)) element.setAttribute(name, value);
  element.innerHTML = '<a href="tel:555">Call us</a>';
  return element;
}
const shown = (element: HTMLElement): string => element.shadowRoot?.textContent ?? '';
const closed = (element: HTMLElement) => waitFor(() => expect(shown(element)).toContain('Online booking is closed'));

describe('<tour-booking>', () => {
  it('is defined once', () => {
    defineTourBooking();
    const first = customElements.get(TAG);
    defineTourBooking();
    expect(first).toBeDefined();
    expect(customElements.get(TAG)).toBe(first);
  });

  it('shows the widget in its shadow root and sends the events up the page', async () => {
    const heard = vi.fn();
    document.body.addEventListener('tour-booking:ready', heard, { once: true });
    const element = create();
    document.body.append(element);
    await closed(element);
    await waitFor(() => expect(heard).toHaveBeenCalledTimes(1));
    const event: CustomEvent = heard.mock.calls[0]?.[0];
    expect(event).toMatchObject({ target: element, composed: true, detail: { groupId: 103, active: false } });
  });

  it('names itself in its events, by the id it has then', async () => {
    const heard = vi.fn();
    const element = create({ id: 'home' });
    element.addEventListener('tour-booking:ready', heard, { once: true });
    document.body.append(element);
    await waitFor(() => expect(heard).toHaveBeenCalledTimes(1));
    expect(heard.mock.calls[0]?.[0].detail).toEqual({ groupId: 103, elementId: 'home', active: false });
  });

  it('gives the fallback back when it leaves, and comes again', async () => {
    const element = create();
    document.body.append(element);
    await closed(element);
    element.remove();
    await waitFor(() => expect(element.shadowRoot?.innerHTML).toBe('<slot></slot>'));
    expect(element.textContent).toBe('Call us');
    document.body.append(element);
    await closed(element);
    const before = element.shadowRoot;
    document.body.prepend(element);
    await closed(element);
    expect(element.shadowRoot).toBe(before);
  });

  it('keeps the widget when it is moved about the page', async () => {
    const element = create();
    const elsewhere = document.body.appendChild(document.createElement('div'));
    document.body.append(element);
    await closed(element);
    const inside = element.shadowRoot?.firstChild;
    elsewhere.append(element);
    await new Promise((done) => queueMicrotask(() => done(undefined)));
    expect(element.shadowRoot?.firstChild).toBe(inside);
  });

  it('follows its attributes', async () => {
    const element = create();
    document.body.append(element);
    await closed(element);
    expect(shown(element)).not.toContain('Call 555');
    element.setAttribute('contact-phone', '555');
    await waitFor(() => expect(shown(element)).toContain('Call 555'));
  });

  it('names a wrong attribute in the console, once', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const element = create({ duration: 'long' });
    document.body.append(element);
    await closed(element);
    element.setAttribute('location', '1 First St');
    await waitFor(() => expect(shown(element)).toMatch(/1\sFirst\sSt/));
    const said = warned.mock.calls.filter(([message]) => String(message).includes('`duration` is "long"'));
    expect(said).toEqual([[expect.any(String), element]]);
  });
});
