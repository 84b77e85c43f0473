import { options } from 'preact';

/** The script tag, not minified, with a count of each component's renders. */
const renders: Record<string, number> = {};
Object.assign(globalThis, { renders });
// Preact's private name for the hook that runs before a component renders.
Object.assign(options, {
  __r({ type }: { readonly type: { readonly name?: string } }) {
    const name = type.name ?? '';
    if (name !== '') renders[name] = (renders[name] ?? 0) + 1;
  },
});
// The widget loads after that, because Preact's hooks keep the options that they find when they load.
void import('../../../src/embed/main.ts');
