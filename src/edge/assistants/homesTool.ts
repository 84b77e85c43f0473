import { searchResidentialRentals } from '../../api/contract/endpoints/listings-v2.ts';
import type { Home } from '../../api/homeClient.ts';
import { member } from '../../api/member.ts';
import { shownAmount, withRents } from '../../booking/tourHomes.ts';
import { factsOf, priceOf } from '../../features/homes/homeWords.ts';
import { readHomes } from '../../features/homes/readHome.ts';
import { createFormat } from '../../i18n/format.ts';
import { homesEn } from '../../i18n/homes.ts';
import type { Asking, Property } from './property.ts';
import { propertyText } from './propertyText.ts';
import { found, type Outcome, problem, serviceAway } from './toolOutcome.ts';
import type { Given } from './toolParameters.ts';

/** The most homes that are looked at, as many as the widget offers, and the most that are named. */
const MOST_FOUND = 50;
const MOST_NAMED = 20;
/** The most pages of a search that are asked for. */
const MOST_PAGES = 5;

const noHomes = problem('given', 'This property names no homes here. A tour is of the property.');

/** The homes of a property that assistants may name, or why there are none. */
export async function homesOf(property: Property, asking: Asking): Promise<readonly Home[] | Outcome> {
  const { homes } = property;
  if (homes === undefined) return noHomes;
  const { answers, questions } = asking;
  const read: Home[] = [];
  for (let page = 1, pages = 1; page <= Math.min(pages, MOST_PAGES) && read.length < MOST_FOUND; page += 1) {
    const query = {
      page: String(page),
      ...(homes.community !== undefined && { property: String(homes.community) }),
    };
    const answer = await answers.ask(questions.list(searchResidentialRentals, {}, query));
    if (answer.kind === 'failed' || answer.status !== 200) return serviceAway;
    const some = readHomes(member(answer.json, 'items'));
    // An empty page ends a search whose number of pages is wrong.
    if (some.length === 0) break;
    read.push(...some);
    pages = Number(member(answer.json, 'total_pages')) || 1;
  }
  return read.slice(0, MOST_FOUND).map((home) => withRents(home, homes.rents ?? 'off'));
}

export async function nameHomes(
  property: Property,
  { beds, most_rent: most }: Given,
  asking: Asking,
): Promise<Outcome> {
  const homes = await homesOf(property, asking);
  if ('kind' in homes) return homes;
  if (most !== undefined && (property.homes?.rents ?? 'off') === 'off')
    return problem('given', 'This property shows no amounts here: leave `most_rent` out.');
  const fitting = homes.filter((home) => {
    const amount = shownAmount(home);
    return (
      (beds === undefined || bedsOf(home) === beds) && (most === undefined || (amount !== undefined && amount <= most))
    );
  });
  return found({
    group_id: property.group,
    homes: fitting.slice(0, MOST_NAMED).map(inWords),
    more: fitting.length > MOST_NAMED,
  });
}

/** The number of bedrooms; 4 means four or more. Undefined where it is not known. */
function bedsOf({ layout }: Home): number | undefined {
  if (layout === 'studio' || layout === 'loft') return 0;
  const [, count] = /^([1-4])\+?br$/.exec(layout ?? '') ?? [];
  return count === undefined ? undefined : Number(count);
}

const format = createFormat();

/** A home as data. What the service wrote has fields of its own. */
function inWords(home: Home) {
  const price = priceOf(homesEn, format, home);
  const beds = bedsOf(home);
  return {
    id: home.id,
    name: propertyText(home.label),
    in_words: factsOf(homesEn, format, home).join(', '),
    ...(beds !== undefined && { beds }),
    ...(home.availableFrom !== undefined && { free_from: home.availableFrom }),
    ...(price && { price: price.lead, price_details: price.rest }),
    ...(price && home.feeStructure !== undefined && { fees_as_listed: propertyText(home.feeStructure, 200) }),
  };
}
