import { callSafely } from '../core/callSafely.ts';
import { createEdgeApp, type Surroundings } from './edgeApp.ts';
import type { TourEdgeOptions } from './edgeOptions.ts';
import { readSettings } from './edgeSettings.ts';
import type { Passage } from './gate.ts';
import { createMetrics } from './metrics.ts';

/** Answers the requests of visitors' widgets in place of the leasing service. */
export interface TourEdge {
  /**
   * Answers `request`. `context` is what your server passes along with a request. `clientAddress` gets it. If it has a `waitUntil`, as in a
   * Cloudflare worker, calls that go on after the reply are kept alive with it. Never rejects.
   */
  fetch(request: Request, context?: unknown): Promise<Response>;
  /** The counters of this edge in the text format of Prometheus, for a path or a port that only you can reach. */
  metrics(): string;
  /** Ends the work of the waitlist: what runs is finished, what waits stays. Requests of assistants that still run are ended. */
  close(): Promise<void>;
}

/** An edge with the clock of its surroundings, and the jobs of its waitlist. Throws as `createTourEdge` does. */
export function createEdge(
  options: TourEdgeOptions,
  { elapsed = () => performance.now(), ...surroundings }: Omit<Surroundings, 'elapsed'> & Partial<Surroundings>,
): TourEdge {
  const settings = readSettings(options);
  const metrics = createMetrics();
  const { app, close } = createEdgeApp(settings, metrics, { ...surroundings, elapsed });
  return {
    metrics: metrics.text,
    close,
    async fetch(request, context) {
      const began = elapsed();
      const passage: Passage = { context, route: 'other', origin: 'none', body: {} };
      const response = await app.fetch(request, passage);
      const { method } = request;
      const { route, cause } = passage;
      metrics.count('requests', { route, status: String(response.status) });
      const ms = Math.round(elapsed() - began);
      // The service may have done what was asked: a log that throws must not hide that from the visitor.
      callSafely(() => settings.log?.({ method, route, status: response.status, ms, ...(cause && { cause }) }));
      return response;
    },
  };
}
