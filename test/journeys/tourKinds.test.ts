import { describe, expect, it } from 'vitest';
import type { Visit } from './hosts.ts';
import { mockHosts, ONE_BUILD } from './mockHosts.ts';

const on = mockHosts();

const KINDS = { 'tour-kinds': 'in-person=101 | self-guided=102 | video=106' };

const kind = ({ widget }: Visit, name: RegExp) => widget.getByRole('radio', { name });

interface KeptAppointment {
  readonly group: number;
}
/** The groups in which the mock has tours, in the order they were booked. */
const groups = async (): Promise<readonly number[]> => {
  const { appointments } = (await on.mock().control('GET', 'state')) as { appointments: readonly KeptAppointment[] };
  return appointments.map(({ group }) => group);
};

describe.each(ONE_BUILD)('%s', (door) => {
  it('books a tour of another kind, and shows it after a reload', async () => {
    const visitor = await on.arrive(door, { ...KINDS, agent: '12', 'public-key': 'pk_demo' });
    const { page, pickTime, heading, fillDetails, submit, widget } = visitor;
    await expect.poll(() => kind(visitor, /^In person/).isChecked()).toBe(true);
    await kind(visitor, /^Video/).click();
    await pickTime('10:15 AM');
    await widget.locator('.tour-chosen').getByText('Video').waitFor();
    await fillDetails();
    await submit();
    await heading(/Your tour is booked/).waitFor();
    await widget.getByText(/ will show you around$/).waitFor();
    await widget.locator('.tour-ticket').getByText('Video').waitFor();
    expect(await groups()).toEqual([106]);
    await page.reload();
    await heading(/Your tour is booked/).waitFor();
    await widget.locator('.tour-ticket').getByText('Video').waitFor();
  });

  it.each([1280, 360])('keeps the answers, and says that the time is not free, by keyboard, %s px', async (width) => {
    const visitor = await on.arrive(door, KINDS, { viewport: { width, height: 900 } });
    const { page, pickTime, field, button, widget, focused, freeTimes } = visitor;
    await kind(visitor, /^In person/).waitFor();
    await pickTime('10:15 AM');
    await field('First name').fill('Lara');
    await button('Change day or time').click();
    await freeTimes().first().waitFor();
    await on.mock().control('POST', 'appointments', { group: 106, start: '2026-12-01T10:15:00' });
    const { told } = await visitor.listen();
    await kind(visitor, /^In person/).focus();
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => kind(visitor, /^Video/).isChecked()).toBe(true);
    await widget.getByText(/^10:15\sAM isn’t open for a video tour\.$/).waitFor();
    await expect.poll(told).toContainEqual(expect.stringMatching(/^10:15\sAM isn’t open for a video tour\.$/));
    expect(await focused()).toMatch(/^Video/);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await freeTimes().first().click();
    await expect.poll(() => field('First name').inputValue()).toBe('Lara');
  });
});
