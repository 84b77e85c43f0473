import type { Home } from '../../api/homes.ts';
import { homeMessages } from '../../i18n/homes.ts';
import { useFormat, useMessages } from '../../i18n/language.ts';
import { Facts } from './Facts.tsx';
import { priceOf } from './homeWords.ts';

interface PriceProps {
  readonly home: Home;
}

/** `$3,640 a month`: the price that leads, its amount in strong letters. Nothing without an amount. */
export function PriceLead({ home }: PriceProps) {
  const price = priceOf(useMessages(homeMessages), useFormat(), home);
  if (price === undefined) return null;
  const [before = '', after] = price.lead.split(price.amount);
  return (
    <span className="tour-price">
      {before ? <span>{before.trimEnd()}</span> : null}
      {/\s$/.test(before) ? ' ' : null}
      {/* Words of the integrator's own may have no amount. */}
      {after === undefined ? null : <strong>{price.amount}</strong>}
      {/^\s/.test(after ?? '') ? ' ' : null}
      {after ? <span>{after.trimStart()}</span> : null}
    </span>
  );
}

/** `includes trash · Base rent $3,480`: what stands below it, smaller, and what the service says of fees. */
export function PriceRest({ home }: PriceProps) {
  const words = useMessages(homeMessages);
  const { rest = [] } = priceOf(words, useFormat(), home) ?? {};
  const { feeStructure } = home;
  return rest.length > 0 || feeStructure ? (
    <span className="tour-joined tour-price-rest">
      <Facts facts={rest} />
      {feeStructure ? (
        <span>
          <span>{words.listedFees}</span> <bdi>{feeStructure}</bdi>
        </span>
      ) : null}
    </span>
  ) : null;
}
