import { expect, it } from 'vitest';
import { arrivals } from './arrivals.ts';
import { standIn } from './standIn.ts';

const arrive = arrivals('script tag');

const UNSURE = 'We can’t tell if your tour was booked';

it('names the other times on the booked screen after two lost replies in a row', async () => {
  const service = standIn({ times: () => ['10:00', '11:00', '12:00'], booking: () => 'drops' });
  const visitor = await arrive('script tag', service);
  await visitor.pickTime('10:00 AM');
  await visitor.fillDetails();
  await visitor.submit();
  await visitor.heading(UNSURE).waitFor();
  await visitor.button('Choose another time').click();
  await visitor.widget.getByText('Your tour for Tuesday, December 1, 10:00 AM may have been booked.').waitFor();
  await visitor.pickTime('11:00 AM');
  await visitor.submit();
  // Nothing is sent before the visitor says that they want both.
  await expect.poll(visitor.focused).toMatch(/^You may already have a tour for Tue, Dec 1, 10:00 AM\. Book .* too\?$/);
  await visitor.button(/^Book .* too$/).click();
  await visitor.heading(UNSURE).waitFor();
  await visitor.button('Choose another time').click();
  service.change({ booking: () => 'booked' });
  await visitor.pickTime('12:00 PM');
  await visitor.submit();
  await visitor.button(/^Book .* too$/).click();
  await visitor.heading('Your tour is booked').waitFor();
  await visitor.widget
    .getByText('We may also have booked a tour for Tuesday, December 1, 10:00 AM or Tuesday, December 1, 11:00 AM.')
    .waitFor();
  await visitor.widget.getByRole('link', { name: 'Call (555) 123-4567' }).waitFor();
  await visitor.close();
});

it('"Book again anyway" says what happened, offline and when the service has too much to do', async () => {
  const service = standIn({ booking: () => 'drops' });
  const visitor = await arrive('script tag', service);
  const { page } = visitor;
  await visitor.pickTime('10:00 AM');
  await visitor.fillDetails();
  await visitor.submit();
  await visitor.heading(UNSURE).waitFor();
  // The file that is fetched while a booking is on its way has to be there before the connection goes.
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  for (const words of [
    'You’re offline, so nothing was sent this time. Your details are still here.',
    'We’re getting a lot of requests, and your latest try didn’t go through. Try again later, or contact us.',
  ]) {
    await visitor.button('Book again anyway').click();
    await expect.poll(visitor.focused).toBe(words);
    await visitor.heading(UNSURE).waitFor();
    await page.context().setOffline(false);
    service.change({ booking: () => 429 });
  }
  await visitor.close();
});
