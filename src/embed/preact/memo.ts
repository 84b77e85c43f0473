import { Component, type ComponentChildren, type ComponentType, createElement } from 'preact';

/** As React compares: the same names, each value the same by `Object.is`. */
function haveSameValues(before: object, after: object): boolean {
  const names = Object.keys(before);
  return (
    names.length === Object.keys(after).length &&
    names.every((name) => Object.hasOwn(after, name) && Object.is(Reflect.get(before, name), Reflect.get(after, name)))
  );
}

/**
 * React's `memo`: `type`, rendered again by its parent only with props that `areSame` tells apart. Its own state and the
 * contexts it reads still render it.
 */
export const memo = <Props extends object>(
  type: ComponentType<Props>,
  areSame: (before: Readonly<Props>, after: Readonly<Props>) => boolean = haveSameValues,
) =>
  class Memo extends Component<Props> {
    override shouldComponentUpdate(next: Readonly<Props>): boolean {
      return !areSame(this.props, next);
    }

    override render(): ComponentChildren {
      return createElement(type, this.props);
    }
  };
