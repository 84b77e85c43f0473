import type { Plugin } from 'vite';

/**
 * Modules of react-query that its client and its queries import for mutations and infinite queries alone, and what
 * stands for them. The widget has neither; `test/reactQuery.test.ts` sees to that.
 */
const STAND_INS: Readonly<Record<string, string>> = {
  'mutationCache.js': 'export class MutationCache {}',
  'infiniteQueryBehavior.js':
    'export function infiniteQueryBehavior() {} export function hasNextPage() {} export function hasPreviousPage() {}',
};

/** Leaves them out of a build: 1.3 kB brotli. The build fails when react-query has them elsewhere. */
export function leaveOutMutations(): Plugin {
  const expected = new Set(Object.keys(STAND_INS));
  return {
    name: 'tour-booking:leave-out-mutations',
    load(id) {
      const [, file = ''] = /@tanstack\/query-core\/build\/modern\/(\w+\.js)$/.exec(id) ?? [];
      if (STAND_INS[file] === undefined) return undefined;
      expected.delete(file);
      return STAND_INS[file];
    },
    buildEnd(error) {
      if (error === undefined && expected.size > 0)
        this.error(`react-query has no ${[...expected].join(', ')} any more; see leaveOutMutations.ts`);
    },
  };
}
