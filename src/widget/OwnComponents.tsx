import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { isOwnControlKey, type OwnControls, OwnControlsContext } from '../form/ownControls.ts';
import type { TourBookingOptions } from '../options/componentOptions.ts';
import { TourComponentsContext } from '../options/tourComponents.ts';
import { OwnPartFailedContext } from '../ui/OwnPart.tsx';

type Given = TourBookingOptions['components'];

interface OwnComponentsProps {
  readonly components: Given;
  /** Is told of a component that throws. */
  readonly onFailed: (what: string, error: unknown) => void;
  readonly children: ReactNode;
}

/** Provides the integrator's components to the children. Leaves out unknown names and values that are no components. */
export function OwnComponents({ components, onFailed, children }: OwnComponentsProps) {
  const { parts, own } = useMemo(() => readComponents(components), [components]);
  return (
    <TourComponentsContext.Provider value={parts}>
      <OwnControlsContext.Provider value={own}>
        <OwnPartFailedContext.Provider value={onFailed}>{children}</OwnPartFailedContext.Provider>
      </OwnControlsContext.Provider>
    </TourComponentsContext.Provider>
  );
}

/** Warns of each component that was left out, and of each that the host makes anew at each render. */
export function useComponentProblems(components: Given, warn: (message: string) => void): void {
  const told = useMemo(() => readComponents(components).problems.join('\n'), [components]);
  useEffect(() => {
    for (const problem of told ? told.split('\n') : []) warn(problem);
  }, [told, warn]);
  const anew = useRef(new Map<string, { readonly component: unknown; readonly changes: number }>());
  useEffect(() => {
    for (const [name, component] of partsIn(components)) {
      const before = anew.current.get(name);
      const changes = before && before.component !== component ? before.changes + 1 : 0;
      anew.current.set(name, { component, changes });
      // One change is the host's own choice.
      if (changes > 1)
        warn(
          `tour-booking: \`components\` has another component as "${name}" at each render, so React throws away what it holds; define it outside of your own component.`,
        );
    }
  }, [components, warn]);
}

/** The components by their names in a warning. */
const partsIn = (given: Given): readonly (readonly [name: string, component: unknown])[] =>
  Object.entries({ ...given, controls: undefined, ...named(given?.controls) }).filter(([, part]) => part !== undefined);

const named = (controls: OwnControls | undefined): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(controls ?? {}).map(([name, control]) => [`controls.${name}`, control]));

const isPart = (name: string): boolean => ['Summary', 'Confirmation', 'controls'].includes(name);
/** A function, or a result of `memo`, `forwardRef` or `lazy`. */
const isComponent = (given: unknown): boolean =>
  typeof given === 'function' || (typeof given === 'object' && given !== null && '$$typeof' in given);

function readComponents(given: Given) {
  const { Summary, Confirmation, controls } = given ?? {};
  const list = Object.entries(controls ?? {}).filter(([, control]) => control !== undefined);
  const isRight = ([name, control]: readonly [string, unknown]): boolean =>
    isOwnControlKey(name) && isComponent(control);
  const wrong = [
    ...Object.keys(given ?? {}).filter((name) => !isPart(name)),
    ...Object.entries({ Summary, Confirmation }).flatMap(([name, part]) =>
      part === undefined || isComponent(part) ? [] : [name],
    ),
    ...list.filter((entry) => !isRight(entry)).map(([name]) => `controls.${name}`),
  ];
  return {
    parts: {
      Summary: isComponent(Summary) ? Summary : undefined,
      Confirmation: isComponent(Confirmation) ? Confirmation : undefined,
    },
    own: {
      controls: controls ?? {},
      names: new Set(list.filter(isRight).map(([name]) => name)),
    },
    problems: wrong.map(
      (name) =>
        `tour-booking: \`components\` has "${name}", which is no part that you can replace, or no component; it is left out.`,
    ),
  };
}
