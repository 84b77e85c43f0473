import { it } from 'vitest';
import { mockHosts } from '../journeys/mockHosts.ts';

const on = mockHosts({ doors: ['script tag'] });
it.each((['en', 'es', 'ar'] as const).flatMap((l) => [320, 340, 360, 412, 700].map((w) => [l, w] as const)))(
  '%s %i',
  async (locale, width) => {
    const visitor = await on.arrive(
      'script tag',
      { 'group-id': '101', locale, manage: '48213', 'manage-start': '2026-12-05T10:15:00' },
      { viewport: { width, height: 900 } },
    );
    const w = visitor.page.locator('.tour');
    await w.locator('.tour-plans').waitFor({ timeout: 8000 });
    console.log(
      locale,
      width,
      JSON.stringify(
        await w.evaluate((e) =>
          [...e.querySelectorAll('.tour-plans, .tour-after')].map((x) => x.getBoundingClientRect().height),
        ),
      ),
    );
    await visitor.close();
  },
);
