import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sharedBrowser } from '../browser.ts';
import { type Host, scriptTagHost, type Visit, visit } from './hosts.ts';

/** The address of a service whose answers no document shows. Nothing listens there: each test answers for it. */
const api = 'http://127.0.0.1:9';

let browser: Browser;
let host: Host;

beforeAll(async () => {
  [browser, host] = await Promise.all([sharedBrowser(), scriptTagHost(api)]);
}, 60_000);

afterAll(async () => {
  await host?.site.close();
});

interface Answers {
  readonly configuration: unknown;
  readonly times?: unknown;
  readonly status?: number;
}

const good = { layout_options: ['1br'], referral_sources: [], discovery_source_choices: [], field_config: {} };
const times = (...available_times: unknown[]) => ({
  available_times,
  valid: true,
  errors: {},
  appointment_sms_opt_in: true,
});

/** A visitor of a widget whose service gives these answers. Text is sent as it is, anything else as JSON. */
const arrive = (
  { configuration, times: slots = times('2026-12-01T10:00:00'), status = 200 }: Answers,
  width = 1280,
): Promise<Visit> =>
  visit(
    browser,
    host,
    api,
    { 'contact-phone': '+1 555 123 4567' },
    { viewport: { width, height: 740 } },
    async (page) => {
      const body = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));
      const headers = { 'access-control-allow-origin': '*', 'content-type': 'application/json' };
      await page.route(`${api}/**`, (route) => {
        const asked = route.request().url();
        return asked.includes('verify-widget')
          ? route.fulfill({ status, headers, body: body(configuration) })
          : route.fulfill({ headers, body: body(asked.includes('time=') ? slots : times('09:00:00')) });
      });
    },
  );

const long = `<img src=x onerror="document.title='owned'"> ${'very long label '.repeat(32)}`.slice(0, 500);

describe('the widget works with what can be read', () => {
  it.each([
    ['nothing but an empty object', {}],
    [
      'null in every part',
      { layout_options: null, referral_sources: null, discovery_source_choices: null, field_config: null },
    ],
    [
      'parts of other types',
      { layout_options: 'loft', referral_sources: {}, discovery_source_choices: 7, field_config: [] },
    ],
    [
      'broken items',
      {
        ...good,
        layout_options: [1, '', null, '2br'],
        referral_sources: [[20], 'x', [1, 2]],
        discovery_source_choices: [null, { value: 'x' }],
      },
    ],
    [
      'unknown keys and values',
      { ...good, field_config: { 'client.shoe_size': 30, 'client.notes': 25, 'client.pets': 'yes' } },
    ],
  ])('%s', async (_, data) => {
    const visitor = await arrive({ configuration: { data } });
    await visitor.pickTime('10:00 AM');
    await visitor.field('First name').waitFor();
    // The integrator is told in the console what could not be read; a warning is no error.
    expect(
      visitor
        .problems()
        .filter(
          (problem) => !problem.startsWith('console.warning: tour-booking:') && !problem.includes('field_config'),
        ),
    ).toEqual([]);
    await visitor.page.context().close();
  });

  it('labels of 500 characters with markup in them stay text and fit 360 px', async () => {
    const data = {
      layout_options: [long],
      referral_sources: [],
      discovery_source_choices: [{ value: 20, label: long }],
      field_config: { 'client.layout': 20, 'client.discovery_source': 20 },
    };
    const visitor = await arrive({ configuration: { data } }, 360);
    await visitor.pickTime('10:00 AM');
    await visitor.openFold();
    await visitor.widget.getByText(long.trim().slice(0, 60)).first().waitFor();
    expect(await visitor.page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    expect(await visitor.page.title()).toBe('Alder House');
    expect(await visitor.widget.locator('img').count()).toBe(0);
    await visitor.close();
  });

  it('shows the usable times in order, where others are doubled, of another day or malformed', async () => {
    const visitor = await arrive({
      configuration: { data: good },
      times: times(
        '2026-12-01T15:00:00',
        '2026-12-01T10:00:00',
        '2026-12-01T10:00:00',
        '2026-12-01T25:00:00',
        null,
        'soon',
        '2026-12-03T11:00:00',
      ),
    });
    await visitor.freeTimes().first().waitFor();
    expect(await visitor.allTimes()).toEqual(['10:00 AM', '3:00 PM']);
    await visitor.close();
  });
});

describe('one clear state for what cannot be read', () => {
  it('times of which none can be read are not "no times"', async () => {
    const visitor = await arrive({ configuration: { data: good }, times: times('2026-12-01T10:00:00Z', 'later', 7) });
    await visitor.button('Try again').waitFor();
    expect(await visitor.widget.getByText('No times left on this day.').count()).toBe(0);
    await visitor.close(/no usable `available_times.0`/);
  });

  it.each([
    ['text that is no JSON', '{"data": {"layout_op', 200, /a body that is no JSON/],
    ['a page of HTML', '<!doctype html><h1>Bad gateway</h1>', 502, undefined],
    ['a list', '[]', 200, /no usable `data`/],
    ['data that is text', '{"data":"no"}', 200, /no usable `data`/],
  ])('%s', async (_, configuration, status, warning) => {
    const visitor = await arrive({ configuration, status });
    await visitor.heading('Online booking isn’t available right now').waitFor();
    await visitor.button('Try again').waitFor();
    await visitor.widget.getByRole('link', { name: 'Call (555) 123-4567' }).waitFor();
    await visitor.close(warning);
  });

  it('wrong options are named in the console, and the contact is shown', async () => {
    const visitor = await visit(browser, host, api, { 'group-id': 'abc', 'contact-phone': '+1 555 123 4567' });
    await visitor.page.getByRole('heading', { name: 'Online booking isn’t available right now' }).waitFor();
    await visitor.page.getByRole('link', { name: 'Call (555) 123-4567' }).waitFor();
    await expect.poll(() => visitor.problems().join('\n')).toContain('`group-id` is "abc"; give a whole number from 1');
    await visitor.page.context().close();
  });

  it('a fault in an option of the host leaves the contact, and the rest of the page as it is', async () => {
    const visitor = await arrive({ configuration: { data: good } });
    await visitor.freeTimes().first().waitFor();
    await visitor.page.evaluate(() => {
      const place = document.createElement('div');
      place.id = 'second';
      document.body.append(place);
      const widget = {
        get title(): string {
          throw new Error('no words');
        },
      };
      const { mount } = Reflect.get(window, 'TourBooking' as string);
      mount(place, { groupId: 101, api: 'http://127.0.0.1:9', contactPhone: '+1 555 765 4321', messages: { widget } });
    });
    await visitor.page.locator('#second').getByRole('link', { name: 'Call (555) 765-4321' }).waitFor();
    expect(await visitor.freeTimes().count()).toBe(1);
    await visitor.close(/Error: no words/);
  });
});
