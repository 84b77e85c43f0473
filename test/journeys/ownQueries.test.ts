import { expect, it } from 'vitest';
import { example } from '../codeBlocks.ts';
import { buildSnippet, snippetSite } from './snippetSite.ts';

/** Tries the component of docs/examples that makes queries of its own, as it is written, with the built package. */

const { paste } = snippetSite();

const SITE = `import { QueryClient, QueryClientProvider, useQueryClient } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { TourBooking } from 'tour-booking';
import { FreeTimes } from './FreeTimes.tsx';
const Booking = () => (
  <TourBooking groupId={101} api="https://leasing.example.com" timeZone="America/New_York" queryClient={useQueryClient()} />
);
createRoot(document.querySelector('#tour')!).render(
  <QueryClientProvider client={new QueryClient()}>
    <FreeTimes day="2026-12-02" />
    <Booking />
  </QueryClientProvider>,
);
`;

it('shows the free times of a day, and the widget beside it does not ask for that day again', async () => {
  const page = example('FreeTimes.tsx');
  await buildSnippet({ 'FreeTimes.tsx': page, 'site.tsx': SITE }, { entry: 'site.tsx', out: 'own-queries' });
  const asked: string[] = [];
  const watched = await paste('<main id="tour"></main><script type="module" src="/own-queries.js"></script>', {
    prepare: async (each) => {
      each.on('request', (request) => {
        const day = new URL(request.url()).searchParams.get('time')?.slice(0, 10);
        if (day !== undefined && request.method() === 'GET') asked.push(day);
      });
    },
  });
  const list = watched.page.getByRole('list', { name: 'Free on 2026-12-02' });
  await list.getByText('10:15', { exact: true }).waitFor();
  expect(await list.getByRole('listitem').count()).toBeGreaterThan(10);
  await watched.page.getByRole('button', { name: '10:15 AM', exact: true }).waitFor();
  await expect.poll(() => asked).toContain('2026-12-03');
  expect(asked.filter((day) => day === '2026-12-02')).toHaveLength(1);
  await watched.close();
});
