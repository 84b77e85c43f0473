import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import type {} from '../embed/elementTypes.ts';
import { TourBooking } from '../widget/TourBooking.tsx';
import type { TourBookingOptions } from './componentOptions.ts';
import { createHost } from './host.ts';
import { readSettings } from './settings.ts';

// Lines that must not compile: `npm run check` fails where one does. A page without types is told by a warning.

const ours = { groupId: 101, edge: 'https://edge.example.com', prefill: { first_name: 'Lara' } };

const MISSPELLED: Readonly<Record<string, TourBookingOptions>> = {
  // @ts-expect-error
  dailog: { ...ours, mode: 'dailog' },
  // @ts-expect-error
  'botom-left': { ...ours, buttonCorner: 'botom-left' },
  // @ts-expect-error
  lasy: { ...ours, loading: 'lasy' },
  // @ts-expect-error
  drak: { ...ours, theme: 'drak' },
  // @ts-expect-error
  tuch: { ...ours, prefetch: 'tuch' },
  // @ts-expect-error
  ofice: { ...ours, confirms: 'ofice' },
  // @ts-expect-error
  totl: { ...ours, rents: 'totl' },
  // @ts-expect-error
  atuo: { ...ours, leads: 'atuo' },
  // @ts-expect-error
  onn: { ...ours, waitlist: 'onn' },
  // @ts-expect-error
  yess: { ...ours, assistants: 'yess' },
  // @ts-expect-error
  fals: { ...ours, changes: 'fals' },
  // @ts-expect-error
  devise: { ...ours, remember: 'devise' },
  // @ts-expect-error
  treu: { ...ours, attribution: 'treu' },
  // @ts-expect-error
  ye: { ...ours, prefillFromUrl: 'ye' },
  // @ts-expect-error
  frist_name: { ...ours, lockedFields: ['frist_name'] },
};

/** The same in JSX: the component takes no text for a switch, the element does. */
const JSX: readonly ReactElement[] = [
  <TourBooking
    key="right"
    {...ours}
    mode="dialog"
    lockedFields={['first_name', 'lastName']}
    waitlist
    changes={false}
    leads="auto"
  />,
  // @ts-expect-error
  <TourBooking key="mode" {...ours} mode="dailog" />,
  // @ts-expect-error
  <TourBooking key="waitlist" {...ours} waitlist="on" />,
  // @ts-expect-error
  <TourBooking key="lockedFields" {...ours} lockedFields="frist_name" />,
  // @ts-expect-error
  <TourBooking key="homes" {...ours} homes="4711 | 4712" />,
  // @ts-expect-error
  <TourBooking key="kinds" {...ours} tourKinds="in-person=101 | video=103" />,
  <tour-booking
    key="element"
    group-id="101"
    theme="dark"
    waitlist
    changes="off"
    locked-fields="first_name | email"
    homes="4711 | 4712"
    tour-kinds="in-person=101 | video=103"
    remember="no"
  />,
  // @ts-expect-error
  <tour-booking key="theme" group-id="101" theme="drak" />,
  // @ts-expect-error
  <tour-booking key="changes" group-id="101" changes="fals" />,
];

describe('a misspelled value', () => {
  it.each(Object.entries(MISSPELLED))('does not compile, and is named at run time: %s', (value, options) => {
    const { problems } = readSettings(options, createHost(options));
    expect(problems).toEqual([expect.stringContaining(`is "${value}"; give `)]);
  });

  it('does not compile in JSX', () => expect(JSX).toHaveLength(9));
});
