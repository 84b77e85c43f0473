import { expect, it } from 'vitest';
import { mockHosts } from '../journeys/mockHosts.ts';

const on = mockHosts();

// A window of 1280 px at 400 %, and a phone with its keyboard open.
it.each([
  [320, 256],
  [360, 400],
])('what has the focus is never hidden by the bar above the form, %i × %i px', async (width, height) => {
  const visitor = await on.arrive('script tag', { 'group-id': '102' }, { viewport: { width, height } });
  const { page, widget } = visitor;
  await visitor.freeTimes().first().click();
  await visitor.fillDetails();
  const next = widget.getByRole('button', { name: 'Continue' });
  await next.click();
  await widget
    .getByRole('heading', { name: /move/i })
    .or(widget.getByLabel(/Move-in date/))
    .first()
    .waitFor();
  await next.focus();
  const hidden: string[] = [];
  let isAtTop = false;
  for (let presses = 0; presses < 60 && !isAtTop; presses += 1) {
    await page.keyboard.press('Shift+Tab');
    const at = await page.evaluate(() => {
      const shadow = document.querySelector('tour-booking')?.shadowRoot;
      const [focused, bar] = [shadow?.activeElement, shadow?.querySelector('.tour-chosen')];
      if (!focused || !bar) return undefined;
      const isHidden = focused.getBoundingClientRect().bottom <= bar.getBoundingClientRect().bottom;
      return { isHidden, isInBar: bar.contains(focused), what: focused.getAttribute('name') ?? focused.textContent };
    });
    isAtTop = at === undefined || at.isInBar;
    if (at?.isHidden && !at.isInBar) hidden.push(at.what);
  }
  expect(isAtTop).toBe(true);
  expect(hidden).toEqual([]);
  await visitor.close();
});
