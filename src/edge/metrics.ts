/** The counters by name, each with its help text. */
const COUNTERS = {
  requests: 'Requests by route and status.',
  refused: 'Requests that were refused before the service was asked, by reason.',
  service_calls: 'Calls to the service by operation and outcome.',
  attempts: 'Bookings with a key by what is known of them: done, unknown.',
  waitlist: 'The waitlist by event: asked, joined, left, looked, freed, offered, told, failed, given-up, booked.',
  cache:
    'Answers from the cache: fresh, renewing (given while the service is asked again), stale (the service failed), miss.',
} as const;

type Counter = keyof typeof COUNTERS;
type Labels = Readonly<Record<string, string>>;

/** Counts events. Labels are words of this program alone, never of a request, so that there are few of them. */
export interface Metrics {
  count(counter: Counter, labels: Labels): void;
  /** All counters in the text format of Prometheus. */
  text(): string;
}

export function createMetrics(): Metrics {
  const counts = new Map<Counter, Map<string, number>>();
  for (const counter of Object.keys(COUNTERS) as Counter[]) counts.set(counter, new Map());
  return {
    count(counter, labels) {
      const series = counts.get(counter);
      let key = '';
      for (const [name, value] of Object.entries(labels)) key += `${key === '' ? '' : ','}${name}="${value}"`;
      series?.set(key, (series.get(key) ?? 0) + 1);
    },
    text: () =>
      [...counts]
        .flatMap(([counter, series]) => {
          const name = `tour_edge_${counter}_total`;
          return [
            `# HELP ${name} ${COUNTERS[counter]}`,
            `# TYPE ${name} counter`,
            ...[...series].map(([labels, count]) => `${name}{${labels}} ${count}`),
          ];
        })
        .join('\n')
        .concat('\n'),
  };
}
