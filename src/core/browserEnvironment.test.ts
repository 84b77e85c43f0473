// @vitest-environment jsdom
import { QueryClient } from '@tanstack/query-core';
import { describe, expect, it, vi } from 'vitest';
import { browserEnvironment } from './browserEnvironment.ts';

describe('the environment of a page', () => {
  it('has the one query client of the page', () => {
    expect(browserEnvironment.queryClient).toBeInstanceOf(QueryClient);
    expect(browserEnvironment.queryClient).toBe(browserEnvironment.queryClient);
  });

  it('has the clock, chance and timers of the page', () => {
    vi.useFakeTimers({ now: 1_000 });
    const random = vi.spyOn(Math, 'random').mockReturnValue(0.25);
    const run = vi.fn();
    const cancel = browserEnvironment.setTimer(run, 50);
    browserEnvironment.setTimer(run, 100);
    cancel();
    vi.advanceTimersByTime(99);
    expect(run).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(run).toHaveBeenCalledTimes(1);
    expect(browserEnvironment.now()).toBe(1_100);
    expect(browserEnvironment.random()).toBe(0.25);
    expect(random).toHaveBeenCalledTimes(1);
    vi.useRealTimers();
  });

  it('makes ids that say nothing, also where a page has no HTTPS', () => {
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
    const ids = [browserEnvironment.randomId(), browserEnvironment.randomId()];
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{32}$/);
    expect(new Set(ids).size).toBe(2);
    vi.unstubAllGlobals();
  });

  it('is idle when the browser says so', () => {
    const [request, cancel] = [vi.fn(() => 7), vi.fn()];
    vi.stubGlobal('requestIdleCallback', request);
    vi.stubGlobal('cancelIdleCallback', cancel);
    const run = vi.fn();
    browserEnvironment.whenIdle(run)();
    expect(request).toHaveBeenCalledExactlyOnceWith(run);
    expect(cancel).toHaveBeenCalledExactlyOnceWith(7);
  });

  it('is idle after a while where the browser never says so', () => {
    vi.useFakeTimers();
    vi.stubGlobal('requestIdleCallback', undefined);
    const [run, canceled] = [vi.fn(), vi.fn()];
    browserEnvironment.whenIdle(run);
    browserEnvironment.whenIdle(canceled)();
    vi.advanceTimersByTime(199);
    expect(run).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(run).toHaveBeenCalledTimes(1);
    expect(canceled).not.toHaveBeenCalled();
    vi.useRealTimers();
  });

  it('knows whether the browser is online, whether the page is visible and whether to save data', () => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(browserEnvironment.isOnline()).toBe(false);
    onLine.mockReturnValue(true);
    expect(browserEnvironment.isOnline()).toBe(true);
    const visible = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    expect(browserEnvironment.isVisible()).toBe(false);
    visible.mockReturnValue('visible');
    expect(browserEnvironment.isVisible()).toBe(true);
    expect(browserEnvironment.savesData()).toBe(false);
    for (const saveData of [true, false]) {
      vi.stubGlobal('navigator', { connection: { saveData } });
      expect(browserEnvironment.savesData()).toBe(saveData);
    }
  });

  it.each([
    ['mobile', true],
    ['desktop', false],
  ])('calls the device %s where `pointer: coarse` is %s', (device, matches) => {
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: matches && query === '(pointer: coarse)' }));
    expect(browserEnvironment.device()).toBe(device);
  });

  it('tells of a return to the page or of the network, until the listener is removed', () => {
    const listener = vi.fn();
    const remove = browserEnvironment.onReturn(listener);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(listener).toHaveBeenCalledTimes(1);
    window.dispatchEvent(new Event('online'));
    expect(listener).toHaveBeenCalledTimes(2);
    remove();
    document.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new Event('online'));
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it.each(['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchmove', 'focusin'])(
    'tells of a touch: %s',
    (name) => {
      const listener = vi.fn();
      const remove = browserEnvironment.onTouch(listener);
      // Also where the page keeps the event to itself.
      const keep = (event: Event): void => event.stopImmediatePropagation();
      document.addEventListener(name, keep, true);
      document.body.dispatchEvent(new Event(name, { bubbles: true }));
      expect(listener).toHaveBeenCalledTimes(1);
      remove();
      document.body.dispatchEvent(new Event(name, { bubbles: true }));
      expect(listener).toHaveBeenCalledTimes(1);
      document.removeEventListener(name, keep, true);
    },
  );

  it('keeps text for the tab, until it is taken away', () => {
    const { tabStorage } = browserEnvironment;
    expect(tabStorage.read('key')).toBeNull();
    tabStorage.write('key', 'text');
    expect(sessionStorage.getItem('key')).toBe('text');
    expect(tabStorage.read('key')).toBe('text');
    tabStorage.write('key', null);
    expect(sessionStorage).toHaveLength(0);
  });

  it('keeps text for the device in the storage that outlives the tab', () => {
    const { deviceStorage } = browserEnvironment;
    deviceStorage.write('key', 'text');
    expect(localStorage.getItem('key')).toBe('text');
    expect(sessionStorage).toHaveLength(0);
    expect(deviceStorage.read('key')).toBe('text');
    deviceStorage.write('key', null);
    expect(localStorage).toHaveLength(0);
  });

  it('lets the browser ask before the page is left, until that is taken back', () => {
    /** Whether the browser would ask. */
    const asks = (): boolean => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(asks()).toBe(false);
    const stop = browserEnvironment.askBeforeLeaving();
    expect(asks()).toBe(true);
    stop();
    expect(asks()).toBe(false);
  });

  it('does without a storage that is blocked, full or not there', () => {
    const { tabStorage } = browserEnvironment;
    const denied = (): never => {
      throw new DOMException('denied', 'SecurityError');
    };
    for (const storage of [undefined, { getItem: denied, setItem: denied, removeItem: denied }]) {
      vi.stubGlobal('sessionStorage', storage);
      expect(tabStorage.read('key')).toBeNull();
      expect(() => tabStorage.write('key', 'text')).not.toThrow();
      expect(() => tabStorage.write('key', null)).not.toThrow();
    }
  });
});
