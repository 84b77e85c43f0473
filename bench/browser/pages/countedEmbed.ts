import { options } from 'preact';

/** The script tag's widget, unminified, with a count of how often each component renders. */
const renders: Record<string, number> = {};
Object.assign(globalThis, { renders });
// Preact's own name for the hook that is called before a component renders.
Object.assign(options, {
  __r({ type }: { readonly type: { readonly name?: string } }) {
    const name = type.name ?? '';
    if (name !== '') renders[name] = (renders[name] ?? 0) + 1;
  },
});
// Afterwards, since Preact's hooks chain what is there when they are loaded.
void import('../../../src/embed/main.ts');
