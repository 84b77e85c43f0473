import { useEffect } from 'react';
import { createChunk } from '../loading/chunk.ts';
import type { TourBookingOptions } from '../options/options.ts';
import type { Settings } from '../options/settings.ts';
import { isDevelopment } from '../options/tellIntegrator.ts';

const questionsChunk = createChunk(
  (): Promise<typeof import('../options/questionProblems.ts')> => import('../options/questionProblems.ts'),
);

/** The names under which a developer sees a site on their own machine. A file has none. */
const OWN_MACHINE: readonly string[] = ['', 'localhost', '127.0.0.1', '[::1]'];

/**
 * Tells the integrator which of their words ask about what fair housing rules protect. Visitors never load the check: it runs in a build
 * for development and, since the script tag has no such build, on the developer's own machine.
 */
export function useQuestionProblems(
  messages: TourBookingOptions['messages'],
  { fields, expect, warn }: Pick<Settings, 'fields' | 'expect' | 'warn'>,
): void {
  useEffect(() => {
    if (!isDevelopment() && !OWN_MACHINE.includes(location.hostname)) return;
    if (!messages && expect.length === 0 && Object.keys(fields).length === 0) return;
    void questionsChunk.load().then(() => {
      const chunk = questionsChunk.getState();
      if (chunk.status !== 'ready') return;
      for (const problem of chunk.module.questionProblems({ messages, fields, expect })) warn(problem);
    });
  }, [messages, fields, expect, warn]);
}
