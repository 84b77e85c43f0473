import { describe, expect, it } from 'vitest';
import { mockHosts, ONE_BUILD } from './mockHosts.ts';
import { lara } from './visitor.ts';

// The headless shell has no autofill. Leaving out one of Playwright's flags starts the whole browser.
const on = mockHosts({ without: ['--hide-scrollbars'] });

/** An address as Chrome keeps it. */
const ADDRESS = {
  NAME_FIRST: lara.first,
  NAME_LAST: lara.last,
  NAME_FULL: `${lara.first} ${lara.last}`,
  EMAIL_ADDRESS: lara.email,
  PHONE_HOME_WHOLE_NUMBER: '+15557775555',
  ADDRESS_HOME_COUNTRY: 'US',
  ADDRESS_HOME_STATE: 'MA',
  ADDRESS_HOME_CITY: 'Boston',
  ADDRESS_HOME_ZIP: '02108',
  ADDRESS_HOME_LINE1: '1 Main St',
};

describe.each(ONE_BUILD)('%s', (door) => {
  it('books what Chrome fills in by itself', async () => {
    const visitor = await on.arrive(door, { 'group-id': '106' });
    const { page } = visitor;
    await visitor.freeTimes().first().click();
    await visitor.field('First name').click();
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('DOM.enable');
    await cdp.send('Autofill.enable');
    // The element with the focus, also inside the shadow root of the script tag.
    const expression = `(() => { let at = document.activeElement; while (at.shadowRoot) at = at.shadowRoot.activeElement; return at })()`;
    const { result } = await cdp.send('Runtime.evaluate', { expression });
    const { node } = await cdp.send('DOM.describeNode', { objectId: result.objectId ?? '' });
    const fields = Object.entries(ADDRESS).map(([name, value]) => ({ name, value }));
    await cdp.send('Autofill.trigger', { fieldId: node.backendNodeId, address: { fields } });
    await expect.poll(() => visitor.field('Email').inputValue()).toBe(lara.email);
    expect(await visitor.field('Email').evaluate((field) => field.matches(':autofill'))).toBe(true);
    await visitor.submit();
    await visitor.heading('Your tour is booked').waitFor();
    const state = await on.mock().control('GET', 'state');
    expect(state).toMatchObject({
      appointments: [{ client: { people: [{ first_name: lara.first, last_name: lara.last, email: lara.email }] } }],
    });
    await visitor.close();
  });
});
