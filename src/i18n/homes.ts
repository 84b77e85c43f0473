/** The words of the homes on a tour. Amounts come as they are written: `$3,480`. */
export interface HomeMessages {
  /** The name of a home, by the number of the unit: `Home 4B`. */
  readonly home: (label: string) => string;
  readonly floorplan: (label: string) => string;
  /** The heading above the only home. `name`: what `home` or `floorplan` gives. */
  readonly tourOf: (name: string) => string;
  /** The heading above two or three homes. */
  readonly tourOfAll: (count: number) => string;
  /** The button beside the names of the homes, where there is little room. */
  readonly change: string;
  /** The price of a home whose total is known: all that must be paid each month. Of a floorplan, `total` is what `from` gives. */
  readonly aMonth: (total: string) => string;
  /** The price of a home of which only a rent is known. `rent`: an amount, or what `from` gives. */
  readonly rentIs: (rent: string) => string;
  /** The same, where mandatory fees come on top. */
  readonly feesExtra: (rent: string) => string;
  readonly from: (amount: string) => string;
  /** Stands below a total: the rent and the monthly fees in it. */
  readonly madeOf: (rent: string, fees: string) => string;
  /** Stands below a price: all fees that are paid once. */
  readonly oneTime: (amount: string) => string;
  /** Opens the names of the fees. */
  readonly fees: string;
  /** `fees`: the names of the monthly fees in a total. */
  readonly includes: (fees: readonly string[]) => string;
  /** A fee that is paid once. */
  readonly once: (fee: string, amount: string) => string;
  /** Stands before what else the service says of fees, in its own words. */
  readonly listedFees: string;
  /** The size of a home, by its name in the configuration: `studio`, `loft`, `1br` to `4+br`. */
  readonly beds: { readonly [Layout in 'studio' | 'loft' | '1br' | '2br' | '3br' | '4+br']: string };
  readonly baths: (count: number, written: string) => string;
  readonly size: (feet: string) => string;
  readonly freeNow: string;
  /** `day`: `January 15`. */
  readonly freeFrom: (day: string) => string;
  /** How many photos a home has, for a screen reader. */
  readonly photos: (count: number) => string;
  /** How many homes are of a floorplan. */
  readonly alike: (count: number) => string;
  readonly onTour: string;
  readonly add: string;
  /** Shown before any home is on the tour. */
  readonly whichHome: string;
  readonly choose: string;
  readonly takeOut: (name: string) => string;
  readonly takenOut: (name: string) => string;
  readonly undo: string;
  /** Shown when the service does not list a home any more. */
  readonly gone: string;
  readonly goneText: string;
  readonly similar: string;
  readonly notLoaded: string;
  readonly chooseHeading: string;
  readonly chooseText: string;
  readonly back: string;
  readonly loading: string;
  readonly homesNotLoaded: string;
  readonly none: string;
  readonly showAll: string;
  readonly sizes: string;
  readonly all: (count: number) => string;
  readonly rent: string;
  readonly anyRent: string;
  readonly upTo: (rent: string) => string;
  readonly search: string;
  /** How many homes the filters leave. */
  readonly found: (count: number) => string;
  readonly names: (names: readonly string[]) => string;
  readonly noneChosen: string;
  readonly room: (count: number) => string;
  readonly full: string;
  /** The question to a visitor who wants a fourth home. `name`: that home. */
  readonly whichOut: (name: string) => string;
  readonly swap: (name: string) => string;
  readonly seeTimes: string;
}

const list = /* @__PURE__ */ new Intl.ListFormat('en-US');

/** `home 4B`, as the name that `home` gives stands within a sentence. A name of the integrator stays as it is written. */
const inSentence = (name: string): string => name.replace(/^Home (?=(\S*\d\S*|\p{Lu}{1,2})$)/u, 'home ');

export const homesEn: HomeMessages = {
  home: (label) => `Home ${label}`,
  floorplan: (label) => `${label} floor plan`,
  tourOf: (name) => `Tour ${inSentence(name)}`,
  tourOfAll: (count) => `Tour ${count} homes`,
  change: 'Change',
  aMonth: (total) => `${total}/mo total`,
  rentIs: (rent) => `${rent}/mo rent`,
  feesExtra: (rent) => `${rent}/mo\u00a0+\u00a0fees`,
  from: (amount) => `From ${amount}`,
  includes: (fees) => `includes ${fees.join(', ')}`,
  madeOf: (rent, fees) => `${rent} rent + ${fees} fees`,
  oneTime: (amount) => `One-time fees: ${amount}`,
  once: (fee, amount) => `${fee} ${amount}, one time`,
  fees: 'Fee details',
  listedFees: 'Fees as listed:',
  beds: { studio: 'Studio', loft: 'Loft', '1br': '1 bed', '2br': '2 bed', '3br': '3 bed', '4+br': '4+ bed' },
  baths: (_, written) => `${written} bath`,
  size: (feet) => `${feet} sq ft`,
  freeNow: 'Available now',
  freeFrom: (day) => `Available ${day}`,
  photos: (count) => (count === 1 ? '1 photo' : `${count} photos`),
  alike: (count) => (count === 1 ? '1 similar home' : `${count} similar homes`),
  onTour: 'Homes on this tour',
  add: 'Add a home',
  whichHome: 'Which home would you like to see?',
  choose: 'Choose homes',
  takeOut: (name) => `Remove ${inSentence(name)}`,
  takenOut: (name) => `${name} was removed.`,
  undo: 'Undo',
  gone: 'This home isn’t listed online right now.',
  goneText: 'You can still book your tour.',
  similar: 'Similar homes',
  notLoaded: 'This home’s details didn’t load.',
  chooseHeading: 'Which homes would you like to see?',
  chooseText: 'See up to three on one tour.',
  back: 'Back to times',
  loading: 'Looking for homes…',
  homesNotLoaded: 'The homes didn’t load.',
  none: 'No homes match.',
  showAll: 'Show all homes',
  sizes: 'Size',
  all: (count) => `All ${count}`,
  rent: 'Rent',
  anyRent: 'Any rent',
  upTo: (rent) => `Up to ${rent}`,
  search: 'Find a home',
  found: (count) => (count === 1 ? '1 home' : `${count} homes`),
  names: (names) => list.format(names),
  noneChosen: 'No homes chosen yet',
  room: (count) =>
    `You can add ${count === 1 ? 'one more home' : count === 2 ? 'two more homes' : 'up to three homes'}.`,
  full: 'You’ve chosen three homes, the most for one tour.',
  whichOut: (name) => `You can see up to three homes on one tour. Which one should ${inSentence(name)} replace?`,
  swap: (name) => `Replace ${inSentence(name)}`,
  seeTimes: 'See times',
};

export const homeMessages = { name: 'homes', english: homesEn } as const;
