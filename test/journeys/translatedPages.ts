import { expect } from 'vitest';
import type { Door, MockHosts } from './mockHosts.ts';
import { type JourneyName, type OwnVisit, type TranslatedJourney, translatedJourneys } from './translatedJourneys.ts';
import { shownTexts, startTranslator, startTranslatorEarly, translationFaults, type Way } from './translator.ts';

const WAYS: readonly Way[] = ['Chrome', 'Chrome, in shadow roots', 'Firefox'];
const BEGINS = ['from the start', 'late'] as const;

/** How one page is translated. */
export type Translation = readonly [way: Way, begins: (typeof BEGINS)[number]];

/** The translations that only the slow tests try: all but the journey's everyday one. */
export function otherTranslations(door: Door, name: JourneyName): readonly Translation[] {
  const all = WAYS.flatMap((way) => BEGINS.map((begins) => [way, begins] as const));
  const [itsDoor, itsWay, itsBegin] = translatedJourneys[name].everyday;
  return all.filter(([way, begins]) => door !== itsDoor || way !== itsWay || begins !== itsBegin);
}

interface Visiting {
  readonly visitor: OwnVisit;
  /** None where nobody translates the page. */
  readonly translation?: Translation;
}

/** Brings a visitor whose calls go to their own world of the mock, so that several visitors can take the same steps at once. */
async function arrive(
  on: MockHosts,
  door: Door,
  journey: TranslatedJourney,
  translation?: Translation,
): Promise<Visiting> {
  const mock = on.mock().url;
  const call = async (path: string, method = 'GET', body?: unknown): Promise<unknown> => {
    const headers = { 'content-type': 'application/json' };
    const reply = await fetch(mock + path, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) });
    if (!reply.ok) throw new Error(`${method} ${path}: ${reply.status} ${await reply.text()}`);
    return reply.json();
  };
  const world = ((await call('/__mock/worlds', 'POST', { now: '2026-12-01T09:00:00' })) as { path: string }).path;
  const [way, begins] = translation ?? [];
  const attributes = {
    ...journey.attributes,
    api: mock + world,
    // Without a shadow root this way would be the same as `Chrome`.
    ...(door === 'React build' && way === 'Chrome, in shadow roots' ? { isolate: 'on' } : {}),
  };
  let letCoreLoad = (): void => undefined;
  const mayCoreLoad = new Promise<void>((resolve) => {
    letCoreLoad = resolve;
  });
  const visit = await on.arrive(door, attributes, {}, async (page) => {
    if (journey.holdsCore)
      await page.route(/\/coreChunk-/, async (route) => {
        await mayCoreLoad;
        await route.continue();
      });
    if (way && begins === 'from the start') await startTranslatorEarly(page, way);
  });
  const visitor: OwnVisit = {
    ...visit,
    letCoreLoad,
    setScenario: async (name) => void (await call(`${world}/__mock/scenario`, 'PUT', { name })),
    async booked() {
      const state = (await call(`${world}/__mock/state`)) as { appointments: readonly { start: string }[] };
      return state.appointments.map(({ start }) => start.slice(0, 19));
    },
    async bookByOther(start) {
      const people = [{ first_name: 'Tom', last_name: 'Ray', email: 'tom@example.com', phone_1: '5550001111' }];
      const appointment = { start, location: '', broker_booked: false };
      await call(`${world}/api/v2/appointments/group/106/book`, 'POST', { appointment, client: { people } });
    },
  };
  return { visitor, ...(translation ? { translation } : {}) };
}

/** A translator sets `lang` of the page to the new language. */
const nameLanguage = ({ visitor }: Visiting): Promise<void> =>
  visitor.page.evaluate(() => document.documentElement.setAttribute('lang', 'fr'));

/** The faults that the translator of `page` found, and the first text that differs from the texts of `meant`. */
async function faultsOn(page: OwnVisit['page'], meant: OwnVisit['page']): Promise<readonly string[]> {
  const [shown, wanted, faults] = await Promise.all([shownTexts(page), shownTexts(meant), translationFaults(page)]);
  const differing = Array.from({ length: Math.max(shown.length, wanted.length) }, (_, at) => [shown[at], wanted[at]]);
  const first = differing.find(([one, other]) => one !== other);
  return first ? [...faults, `“${first[0]}” is shown where a page that nobody translates shows “${first[1]}”`] : faults;
}

/**
 * Visitors of translated pages take the steps of a journey beside a visitor whose page nobody translates. After each step all pages show
 * the same, and all words of the others are translated. Gives what went wrong, by translation. A page with a fault takes no further step.
 */
export async function walkTranslated(
  on: MockHosts,
  door: Door,
  name: JourneyName,
  translations: readonly Translation[],
): Promise<Readonly<Record<string, string>>> {
  const journey: TranslatedJourney = translatedJourneys[name];
  const faults: Record<string, string> = {};
  const [original, ...pages] = await Promise.all([
    arrive(on, door, journey),
    ...translations.map((translation) => arrive(on, door, journey, translation)),
  ]);
  const nameOf = ({ translation }: Visiting): string => translation?.join(', ') ?? '';
  for (const [at, step] of journey.steps.entries()) {
    const takeStep = async (each: Visiting): Promise<void> => {
      const [way, begins] = each.translation ?? [];
      if (way && begins === 'late' && at === journey.late) {
        await startTranslator(each.visitor.page, way);
        await nameLanguage(each);
      }
      await step(each.visitor);
      if (begins === 'from the start' && at === 0) await nameLanguage(each);
    };
    const isWell = (each: Visiting): boolean => faults[nameOf(each)] === undefined;
    const first = takeStep(original);
    await Promise.all(
      pages.filter(isWell).map(async (each) => {
        try {
          await takeStep(each);
          await first;
          await expect.poll(() => faultsOn(each.visitor.page, original.visitor.page)).toEqual([]);
          expect(each.visitor.problems()).toEqual([]);
        } catch (error) {
          faults[nameOf(each)] =
            `step ${at}: ${error instanceof Error ? error.message : error}\n${each.visitor.problems().join('\n')}`;
        }
      }),
    );
    await first;
  }
  await Promise.all([original, ...pages].map(({ visitor }) => visitor.page.context().close()));
  return faults;
}
