import { expect, it } from 'vitest';
import { assistantEdge, PAGE } from '../../../test/assistantEdge.ts';
import { local } from '../../../test/programmedClient.ts';
import { withLink } from '../../core/linkTo.ts';

it('names the next free times with links that open the page, and what the form asks', async () => {
  const { ask } = assistantEdge();
  const reply = await ask('/tour.md?group_id=101');
  expect(reply.headers.get('Content-Type')).toBe('text/markdown; charset=utf-8');
  const text = await reply.text();
  expect(text).toMatch(/^# Book a tour\n\n.* presses Book\.\n\n/);
  const linkTo = (time: string): string =>
    withLink(PAGE, { kind: 'at', group: 101, time: time === 'next' ? time : local(time) });
  expect(text).toContain(`[Book at the next free time](<${linkTo('next')}>)`);
  expect(text).toContain('Eastern Time (America/New_York)');
  expect(text).toContain(`### Tuesday, December 1\n\n- [9:15 AM](<${linkTo('2026-12-01T09:15:00')}>)\n`);
  expect(text.match(/^### /gm)).toHaveLength(3);
  expect(text).toMatch(/^- 30 more on the page$/m);
  expect(text).toMatch(/^- First name \(required\)$/m);
  expect(text).toMatch(/^- Home size: Studio, 1 bed, 2 bed/m);
  expect(text).toContain('Only the visitor can give consent, on the page.');
});

it('is given again only when it has changed', async () => {
  const { ask, service, clock } = assistantEdge();
  const first = await ask('/tour.md?group_id=101');
  const etag = first.headers.get('ETag') ?? '';
  expect([etag.slice(0, 3), first.headers.get('Cache-Control')]).toEqual(['W/"', 'no-cache']);
  const again = await ask('/tour.md?group_id=101', { headers: { 'If-None-Match': `"x", ${etag}` } });
  expect([again.status, await again.text()]).toEqual([304, '']);
  service.takeSlot(101, '2026-12-01T09:15:00');
  clock.ms += 60_000;
  const changed = await ask('/tour.md?group_id=101', { headers: { 'If-None-Match': etag } });
  expect(changed.status).toBe(200);
  expect(await changed.text()).not.toContain(
    withLink(PAGE, { kind: 'at', group: 101, time: local('2026-12-01T09:15:00') }),
  );
});

it('says so where nothing is free, and when no tours are booked', async () => {
  const full = assistantEdge();
  full.service.setScenario('fully-booked');
  expect(await (await full.ask('/tour.md?group_id=101')).text()).toContain('No time is free in the next two weeks.');
  const closed = assistantEdge();
  closed.service.setScenario('inactive');
  expect((await closed.ask('/tour.md?group_id=101')).status).toBe(409);
});

it('takes the group alone, and passes over what other programs add to an address', async () => {
  const { ask } = assistantEdge();
  expect((await ask('/tour.md?group_id=101&utm_source=assistant&utm_source=again')).status).toBe(200);
  for (const query of ['', '?group_id=101&day=2026-12-03', '?group_id=x', '?group_id=101&group_id=101'])
    expect([query, (await ask(`/tour.md${query}`)).status]).toEqual([query, 400]);
});
