import { describe, expect, it } from 'vitest';
import { openPage } from '../browser.ts';
import { START } from './hosts.ts';
import { BOTH_BUILDS, type Door, mockHosts } from './mockHosts.ts';
import { lara, type Visitor, visitorOn } from './visitor.ts';

/** In a frame without `allow-forms` the browser sends no `submit`. */

const on = mockHosts();

/** A visitor on a page of `door` whose widget stands in a frame with that `sandbox`; and what the widget has sent. */
async function arriveInFrame(door: Door, sandbox: string) {
  const host = on.host(door);
  const api = on.mock().url;
  const framed = host.page({ 'group-id': '101', api, 'time-zone': 'America/New_York', leads: 'on' });
  const frame = `<iframe title="Tour" width="1000" height="1600" sandbox="${sandbox}" src="${framed.replaceAll('&', '&amp;')}"></iframe>`;
  const { page, close } = await openPage(on.browser(), 'about:blank', { now: START.utc });
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(api) && request.method() === 'POST') sent.push(new URL(request.url()).pathname);
  });
  await page.goto(host.page({}, { body: () => frame, headers: {} }));
  const visitor = visitorOn(page, page.frameLocator('iframe'));
  await visitor.freeTimes().first().waitFor();
  // The frame has the page's origin and may run scripts. The browser warns that it could take its sandbox off.
  return { ...visitor, page, sent, close: () => close(/can escape its sandboxing/) };
}

const WITHOUT_FORMS = 'allow-scripts allow-same-origin';
const press = (visitor: Visitor): Promise<void> => visitor.submit();
const enter = (visitor: Visitor): Promise<void> => visitor.field('Email').press('Enter');

describe.each(BOTH_BUILDS)('a frame without allow-forms, %s', (door) => {
  it.each([
    ['a press', press],
    ['Enter', enter],
  ])('%s books once', async (_, send) => {
    const visitor = await arriveInFrame(door, WITHOUT_FORMS);
    await visitor.freeTimes().first().click();
    await visitor.fillDetails();
    await send(visitor);
    await visitor.heading('Your tour is booked').waitFor();
    expect(visitor.sent).toEqual(['/api/v2/appointments/group/101/book']);
    expect(await on.booked()).toHaveLength(1);
    await visitor.close();
  });

  it('a press leaves details once', async () => {
    const visitor = await arriveInFrame(door, WITHOUT_FORMS);
    await visitor.button('Leave your contact info').click();
    await visitor.field('First name').fill(lara.first);
    await visitor.field('Last name').fill(lara.last);
    await visitor.field('Email').fill(lara.email);
    await visitor.button('Ask for a time').click();
    await visitor.heading('Thanks, Lara').waitFor();
    expect(visitor.sent).toEqual(['/api/v2/clients']);
    await visitor.close();
  });
});

describe.each(BOTH_BUILDS)('where forms are allowed, %s', (door) => {
  it.each([
    ['a press', press],
    ['Enter', enter],
    [
      'a form that something else submits',
      async ({ field }: Visitor) => field('Email').evaluate((input: HTMLInputElement) => input.form?.requestSubmit()),
    ],
  ])('%s books once', async (_, send) => {
    const visitor = await arriveInFrame(door, `${WITHOUT_FORMS} allow-forms`);
    await visitor.freeTimes().first().click();
    await visitor.fillDetails();
    await send(visitor);
    await visitor.heading('Your tour is booked').waitFor();
    expect(visitor.sent).toEqual(['/api/v2/appointments/group/101/book']);
    expect(await on.booked()).toHaveLength(1);
    await visitor.close();
  });
});
