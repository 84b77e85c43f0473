import { describe, expect, it } from 'vitest';
import { type Arrival, arrivals } from './arrivals.ts';
import { type Failure, standIn, WORKING } from './standIn.ts';

const arrive = arrivals('script tag');

const UNREACHABLE = 'Online booking isn’t available right now';
const NOT_ANSWERING = 'Something’s wrong on our end.';

/** The mouse crosses the month, day by day, without resting on any. */
async function crossCalendar({ page, widget }: Arrival): Promise<void> {
  const box = await widget.getByRole('grid').boundingBox();
  if (box === null) throw new Error('there is no month');
  await page.mouse.move(box.x + 10, box.y + 60);
  await page.mouse.move(box.x + box.width - 10, box.y + box.height - 10, { steps: 40 });
}

describe('while the service is down', () => {
  it.each([
    [500, 3],
    [401, 1],
    [404, 1],
  ])(
    '%s for the times: crossing the month asks nothing, each return to the tab asks once',
    async (status, attempts) => {
      const service = standIn({ times: () => status });
      const visitor = await arrive('script tag', service, {}, { clock: 'moves' });
      const asked = async (seconds: number): Promise<number> => {
        await visitor.pass(seconds);
        return (await service.asked(visitor.page)).length;
      };
      /**
       * Expects so many calls, and no more in the next eight seconds. Time passes slowly until they are there: a reply takes real time, and
       * a call has a time limit.
       */
      const stays = async (calls: number): Promise<void> => {
        await expect.poll(() => asked(1), { interval: 200 }).toBe(calls);
        expect(await asked(8)).toBe(calls);
      };
      // Configuration, office hours and the first day.
      const firstCalls = 2 + attempts;
      await stays(firstCalls);
      await visitor.button('Try again').waitFor();
      await crossCalendar(visitor);
      await stays(firstCalls);
      await visitor.returnToTab();
      await stays(firstCalls + 1);
      await visitor.returnToTab();
      await stays(firstCalls + 2);
      await visitor.close(status < 500 ? new RegExp(`answered ${status}`) : undefined);
    },
  );

  it('goes on by itself after the service could not be reached', async () => {
    const service = standIn({ configuration: () => 'drops', times: () => 'drops' });
    const visitor = await arrive('script tag', service, {}, { clock: 'moves' });
    await visitor.pass(4);
    await visitor.heading(UNREACHABLE).waitFor();
    expect(await visitor.freeTimes().count()).toBe(0);
    service.change(WORKING);
    await visitor.returnToTab();
    await visitor.pass(3);
    await visitor.freeTimes().first().waitFor();
    await visitor.button(/^Today /).waitFor();
    expect(await visitor.heading(UNREACHABLE).count()).toBe(0);
    await visitor.close();
  });
});

describe('what the visitor is told', () => {
  it.each<[Failure, string, RegExp | undefined]>([
    ['drops', 'We couldn’t connect. Check your connection and try again.', undefined],
    [500, `${NOT_ANSWERING} Try again in a minute, or contact us.`, undefined],
    [401, `${NOT_ANSWERING} Try again in a minute, or contact us.`, /answered 401/],
    [404, `${NOT_ANSWERING} Try again in a minute, or contact us.`, /answered 404/],
  ])('%s for the configuration', async (failure, words, warning) => {
    const visitor = await arrive('script tag', standIn({ configuration: () => failure }), {}, { clock: 'moves' });
    await visitor.pass(4);
    await visitor.widget.getByText(words).waitFor();
    await visitor.widget.getByRole('link', { name: 'Call (555) 123-4567' }).waitFor();
    await visitor.close(warning);
  });

  it.each<[Failure, string, RegExp | undefined]>([
    ['drops', 'We couldn’t load the times. Your connection may be down.', undefined],
    [404, `We couldn’t load the times. ${NOT_ANSWERING}`, /answered 404/],
  ])('%s for the times', async (failure, words, warning) => {
    const visitor = await arrive('script tag', standIn({ times: () => failure }), {}, { clock: 'moves' });
    await visitor.pass(4);
    await visitor.widget.getByText(words).waitFor();
    await visitor.widget.getByRole('link', { name: 'Call (555) 123-4567' }).waitFor();
    await visitor.close(warning);
  });

  it('shows the contact after three seconds without a configuration', async () => {
    const service = standIn({ configuration: () => 'hangs' });
    const visitor = await arrive('script tag', service, {}, { clock: 'moves' });
    await visitor.widget.getByText('Looking for open times…').waitFor();
    await visitor.pass(3);
    await visitor.widget.getByText('This is taking longer than usual.').waitFor();
    await visitor.widget.getByRole('link', { name: 'Call (555) 123-4567' }).waitFor();
    expect(await visitor.heading(UNREACHABLE).count()).toBe(0);
    await visitor.close();
  });
});
