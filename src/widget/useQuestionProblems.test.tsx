import { renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useQuestionProblems } from './useQuestionProblems.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

/** A page with these lines of `expect`. Gives what the integrator is told. */
function show(lines: readonly string[], messages?: Parameters<typeof useQuestionProblems>[0]) {
  const warn = vi.fn();
  renderHook(() => useQuestionProblems(messages, { fields: {}, expect: lines, warn }));
  return warn;
}
const told = expect.stringContaining('a line of `expect` is "Are you married?", which asks about marital status');

it('tells a developer about a line that asks', async () => {
  const warn = show(['Bring: A photo ID', 'Are you married?']);
  await waitFor(() => expect(warn).toHaveBeenCalledExactlyOnceWith(told));
});

it('tells a developer about messages that ask', async () => {
  const warn = show([], { form: { fields: { notes: { label: 'Your religion' } } } });
  await waitFor(() => expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('asks about religion')));
});

it.each([
  ['localhost', 1],
  ['', 1],
  ['homes.example.com', 0],
])('in a build for production on the host %j, tells of %i texts', async (hostname, count) => {
  vi.stubEnv('NODE_ENV', 'production');
  vi.stubGlobal('location', { hostname });
  const warn = show(['Are you married?']);
  vi.unstubAllEnvs();
  // The same check, which runs after the first.
  const later = show(['Are you married?']);
  await waitFor(() => expect(later).toHaveBeenCalledOnce());
  expect(warn).toHaveBeenCalledTimes(count);
});
