import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { GivenMessages } from './messages.ts';

const PREVIEW = './locales/es/preview.ts';
const DETAILS = './locales/es/details.ts';

// Words are loaded once for a page, so each test has modules of its own.
beforeEach(() => {
  vi.resetModules();
});
afterEach(async () => {
  cleanup();
  // A file that is still loading would lose its mock.
  await vi.dynamicImportSettled();
  vi.doUnmock(PREVIEW);
  vi.doUnmock(DETAILS);
});

interface Props {
  readonly given?: GivenMessages | undefined;
  readonly locale?: string | undefined;
  readonly rest?: boolean;
}

/** What the hook gives, for props that may change. */
async function used(initialProps: Props) {
  const { useLanguage } = await import('./useLanguage.ts');
  const { result, rerender } = renderHook(
    ({ given, locale, rest = false }: Props) => useLanguage(given, locale, { rest }),
    { initialProps },
  );
  return { shown: () => result.current.language, problem: () => result.current.problem, rerender };
}

const settle = () => act(() => vi.dynamicImportSettled());

describe('shipped words', () => {
  it('are those of the first screens, and the others once they are wanted', async () => {
    const { shown, problem, rerender } = await used({ locale: 'es' });
    expect(shown().isComing).toBe(true);
    await settle();
    expect(shown().isComing).toBeUndefined();
    expect(shown().shipped).toHaveProperty('calendar');
    expect(shown().shipped).not.toHaveProperty('form');
    rerender({ locale: 'es', rest: true });
    await settle();
    expect(shown().shipped).toHaveProperty('form');
    expect(shown().shipped).toHaveProperty('lead');
    expect(problem()).toBeUndefined();
  });

  it('are not loaded for English, nor beside a whole language of the host', async () => {
    const loaded = vi.fn(() => ({ previewEs: {} }));
    vi.doMock(PREVIEW, loaded);
    for (const props of [{}, { locale: 'en-GB' }, { locale: 'es', given: { language: 'he' } }]) {
      const { shown, problem } = await used(props);
      expect(shown().isComing).toBeUndefined();
      expect(shown().shipped).toEqual({});
      expect(problem()).toBeUndefined();
    }
    await settle();
    expect(loaded).not.toHaveBeenCalled();
    const { shown } = await used({ locale: 'es' });
    await settle();
    expect(shown().isComing).toBeUndefined();
    expect(loaded).toHaveBeenCalledOnce();
  });

  it('of an unknown language are a problem; English stands in at once', async () => {
    const { shown, problem } = await used({ locale: 'de-DE' });
    expect(shown()).toMatchObject({ locale: 'en-US', shipped: {} });
    expect(shown().isComing).toBeUndefined();
    expect(problem()).toBe('unknown-language');
  });

  it('that are not loaded are a problem, and English stands in for all of them', async () => {
    vi.doMock(PREVIEW, () => {
      throw new Error('no such file');
    });
    const { shown, problem } = await used({ locale: 'es', rest: true });
    await settle();
    expect(shown()).toMatchObject({ locale: 'en-US', shipped: {} });
    expect(problem()).toBe('not-loaded');
  });

  it('of later screens that are not loaded are a problem; those of the first screens stay', async () => {
    vi.doMock(DETAILS, () => {
      throw new Error('no such file');
    });
    const { shown, problem } = await used({ locale: 'es', rest: true });
    await settle();
    expect(shown().locale).toBe('es-US');
    expect(shown().shipped).toHaveProperty('calendar');
    expect(shown().shipped).not.toHaveProperty('form');
    expect(problem()).toBe('not-loaded');
  });
});

describe('the language object', () => {
  it('stays the same from render to render, also when English needs no further words', async () => {
    const given = { widget: { title: 'Visit us' } };
    const { shown, rerender } = await used({ given });
    const first = shown();
    rerender({ given, rest: true });
    await settle();
    expect(shown()).toBe(first);
    rerender({ given: { ...given } });
    expect(shown()).not.toBe(first);
  });
});
