import { screen, within } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import { fillAndSubmit, open, time } from '../../test/openWidget.tsx';
import { chooseHomesChunk } from '../features/homes/ChooseHomesPlace.tsx';
import { homesChunk } from '../features/homes/HomesPlace.tsx';
import { actionsChunk } from '../screens/booked/TourActionsPlace.tsx';
import { screensChunk } from '../screens/PreviewScreens.tsx';

beforeAll(() => Promise.all([screensChunk.load(), actionsChunk.load(), homesChunk.load(), chooseHomesChunk.load()]));

const publicKey = 'pk_demo';
const b4 = {
  id: 10001,
  label: '4B',
  beds: 2,
  rent: 3480,
  total: 3640,
  fees: [
    { name: 'trash', amount: 160, when: 'monthly' },
    { name: 'Move-in fee', amount: 300, when: 'once' },
  ],
} as const;
const others = [10002, 10003, 10004].map((id) => ({ id, label: `N${id}`, rent: 3000 }));
/** The request of the booking. */
const bookedBy = ({ requests }: ReturnType<typeof open>['service']): string =>
  JSON.stringify(requests().find(({ operation }) => operation === 'bookTour')?.body);
const textOf = (element: Element | null | undefined): string => element?.textContent?.replace(/\s+/g, ' ').trim() ?? '';

it('says the same price of a home in the choice, beside the times and on the ticket, and answers nothing with it', async () => {
  const { user, service } = open([{ homes: [b4, ...others] }], false, 14);
  await user.click(await screen.findByRole('button', { name: 'Choose homes' }));
  const choice = within(await screen.findByRole('dialog'));
  const card = await choice.findByRole('checkbox', { name: /Home 4B/ });
  expect(textOf(card.closest('label'))).toContain(
    'Home 4B $3,640/mo total $3,480 rent + $160 fees One-time fees: $300 2 bed',
  );
  expect(textOf(card.closest('li')?.querySelector('details'))).toBe(
    'Fee detailsincludes trash Move-in fee $300, one time',
  );
  await user.click(card);
  await user.click(choice.getByRole('button', { name: 'See times' }));
  const panel = (await screen.findByRole('heading', { name: 'Tour home 4B' })).parentElement;
  expect(textOf(panel)).toMatch(
    /^Tour home 4B\$3,640\/mo total\$3,480 rent \+ \$160 fees One-time fees: \$300.*includes trash/,
  );
  await user.click(await time('10:15 AM'));
  // The home is a place to see. What the visitor looks for and can pay is for them to say.
  expect((await screen.findByText(/^Tell us/)).closest('details')).not.toHaveAttribute('open');
  await fillAndSubmit(user);
  const stops = await screen.findByRole('list', { name: 'Homes on this tour' });
  expect(textOf(stops)).toContain('$3,640/mo total');
  expect(textOf(stops)).not.toContain('3,480');
  expect(bookedBy(service)).toContain('Homes: 4B (listing 10001)');
  expect(bookedBy(service)).not.toMatch(/price_|layout/);
});

it.each([
  [undefined, '$3,480/mo rent'],
  ['total', '$3,480/mo total'],
  ['base', 'From $3,480/mo + fees'],
] as const)('says of the rents of the service, with `rents` of %s: %s', async (rents, words) => {
  open([{ homes: [10001], publicKey, rents }], false, 14);
  const panel = (await screen.findByRole('heading', { name: 'Tour home 4B' })).parentElement;
  expect(panel?.querySelector('.tour-price')).toHaveTextContent(new RegExp(`^${words.replaceAll(/[$+]/g, '\\$&')}$`));
  expect(textOf(panel).includes('No fee')).toBe(rents !== 'base');
  expect(textOf(panel)).not.toContain('Fees as listed');
});

it('shows no amount with `rents` of off, nor a filter by rent', async () => {
  const onWarning = vi.fn();
  const amounts = (): boolean => /\$|3480|3640/.test(document.body.textContent ?? '');
  const { user, service } = open(
    [{ homes: [b4, 'all'], community: 201, publicKey, rents: 'off', onWarning }],
    false,
    14,
  );
  await screen.findByRole('heading', { name: 'Tour home 4B' });
  await user.click(await screen.findByRole('button', { name: 'Add a home' }));
  const choice = within(await screen.findByRole('dialog'));
  await choice.findByRole('checkbox', { name: /^Home 5A/ });
  await choice.findAllByRole('checkbox', { name: /floor plan/ });
  expect(amounts()).toBe(false);
  expect(choice.getByRole('radio', { name: 'Studio' })).toBeInTheDocument();
  expect(choice.queryByRole('combobox', { name: 'Rent' })).toBeNull();
  await user.click(choice.getByRole('button', { name: 'See times' }));
  await user.click(await time('10:15 AM'));
  await fillAndSubmit(user);
  await screen.findByRole('list', { name: 'Homes on this tour' });
  expect(amounts()).toBe(false);
  const body = bookedBy(service);
  expect(body).toContain('Homes: 4B (listing 10001)');
  expect(body).not.toMatch(/price_|layout/);
  // The form asks for consent, and nobody is named.
  expect(onWarning.mock.calls).toEqual([[expect.stringContaining('carriers refuse a consent')]]);
});

it('offers a similar home with the price of the page, where the page describes that home', async () => {
  const own = Array.from({ length: 13 }, (_, at) => ({ id: 10002 + at, label: `N${at}`, total: 4000 + at }));
  const { user, service } = open([{ homes: own, home: 10001, publicKey }], false, 14);
  service.fail('getListing', { status: 404 });
  const [similar] = await screen.findAllByRole('button', { name: /\$4,0\d\d\/mo total$/ });
  const [price = ''] = /\$4,0\d\d/.exec(textOf(similar)) ?? [];
  await user.click(similar ?? expect.fail());
  const panel = (await screen.findByRole('heading', { name: /^Tour home N\d/ })).parentElement;
  expect(textOf(panel)).toContain(`${price}/mo total`);
});
