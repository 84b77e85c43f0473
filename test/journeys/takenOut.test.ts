import { expect, it } from 'vitest';
import { BUILDS, mockHosts } from './mockHosts.ts';

const UNSURE = 'We can’t tell if your tour was booked';
const on = mockHosts({ doors: ['script tag', 'element of the React build'] });
const doors = BUILDS.map((build) => (build === 'React build' ? 'element of the React build' : build));

it.each(doors)(
  '%s without `remember`, taken out and put back while it books, goes on from that booking',
  async (door) => {
    const visitor = await on.arrive(door, { remember: 'off' });
    const { page } = visitor;
    let release = (): void => {};
    const isHeld = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\/book$/, async (route) => {
      await isHeld;
      await route.continue();
    });
    await visitor.pickTime('2:00 PM');
    await visitor.fillDetails();
    await Promise.all([page.waitForRequest(/\/book$/), visitor.submit()]);
    const element = await page.evaluateHandle(() => document.querySelector('tour-booking'));
    await element.evaluate((each) => each?.remove());
    await element.evaluate((each) => each && document.body.append(each));
    await visitor.heading(UNSURE).waitFor();
    release();
    await visitor.heading('Your tour is booked').waitFor();
    expect(await on.booked()).toHaveLength(1);
    expect(await page.evaluate(() => sessionStorage.length + localStorage.length)).toBe(0);
    await visitor.close();
  },
);
