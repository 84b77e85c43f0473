import { Fragment } from 'react';

/** `2 bed`, `1 bath`, `880 sq ft` as the parts of a line of the class `tour-joined`. */
export const Facts = ({ facts }: { readonly facts: readonly string[] }) =>
  facts.map((fact) => (
    <Fragment key={fact}>
      <span>{fact}</span>{' '}
    </Fragment>
  ));
