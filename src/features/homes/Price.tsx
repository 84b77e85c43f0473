import type { Home } from '../../api/homeClient.ts';
import { homeMessages } from '../../i18n/homes.ts';
import { useFormat, useMessages } from '../../i18n/language.ts';
import { Facts } from './Facts.tsx';
import { priceOf } from './homeWords.ts';

interface PriceProps {
  readonly home: Home;
}

/** `$3,640/mo total`: the price that leads, its amount in strong letters. Nothing without an amount. */
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

/** Stands alone: behind "Fees as listed" it reads as the name of a fee. */
const NO_FEE = /^no fees?$/i;

/** `$3,480 rent + $160 fees · One-time fees: $350`: what stands below it, smaller, and what the service says of fees. */
export function PriceRest({ home }: PriceProps) {
  const words = useMessages(homeMessages);
  const { rest = [] } = priceOf(words, useFormat(), home) ?? {};
  const { feeStructure = '', areFeesExtra } = home;
  const saysNone = NO_FEE.test(feeStructure);
  // Beside "+ fees", "No fee" would contradict: it is about another fee, and nobody can tell which.
  const isTold = feeStructure && !(saysNone && areFeesExtra);
  return rest[0] || isTold ? (
    <span className="tour-joined tour-price-rest">
      <Facts facts={rest} />
      {isTold ? (
        <span>
          {saysNone ? null : <span>{words.listedFees}</span>} <bdi>{feeStructure}</bdi>
        </span>
      ) : null}
    </span>
  ) : null;
}

/** `includes trash · Move-in fee $300, one time`: each fee by its name, folded. */
export function FeeList({ home }: PriceProps) {
  const words = useMessages(homeMessages);
  const { fees = [] } = priceOf(words, useFormat(), home) ?? {};
  return fees.length > 0 ? (
    <details className="tour-fees">
      <summary>{words.fees}</summary>
      <p className="tour-joined">
        <Facts facts={fees} />
      </p>
    </details>
  ) : null;
}
