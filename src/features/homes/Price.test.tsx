import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createLanguage, LanguageContext } from '../../i18n/language.ts';
import type { GivenMessages } from '../../i18n/messages.ts';
import { PriceLead, PriceRest } from './Price.tsx';

function leadOf(given?: GivenMessages): Element {
  const { container } = render(
    <LanguageContext.Provider value={createLanguage(undefined, given)}>
      <PriceLead home={{ id: 4711, label: '4B', rent: 3480 }} />
    </LanguageContext.Provider>,
  );
  return container;
}

it('has its amount in strong letters', () => {
  const lead = leadOf();
  expect(lead).toHaveTextContent(/^\$3,480\/mo rent$/);
  expect(lead.querySelector('strong')).toHaveTextContent('$3,480');
});

it('shows words of the integrator’s own as they are, also without the amount', () => {
  expect(leadOf({ homes: { rentIs: () => 'Ask us' } })).toHaveTextContent(/^Ask us$/);
});

it('does not say "No fee" beside "+ fees"', () => {
  const restOf = (areFeesExtra: boolean) =>
    render(<PriceRest home={{ id: 4711, label: '4B', rent: 3480, feeStructure: 'No fee', areFeesExtra }} />).container;
  expect(restOf(false)).toHaveTextContent(/^No fee$/);
  expect(restOf(true)).toBeEmptyDOMElement();
});
