import { createContext, useContext } from 'react';

export const PARTS = ['root', 'heading', 'day', 'slot', 'field', 'button', 'notice'] as const;

/** A part that a page can style, by `::part` on the element and by `classNames` in React. */
export type PartName = (typeof PARTS)[number];

/** Classes of the page, by part. */
export type ClassNames = { readonly [Name in PartName]?: string | undefined };

/** The classes of the page. Two objects with the same classes give the same text, so that nothing renders again. */
export const ClassNamesContext = createContext('');

/** `given` as {@link ClassNamesContext} wants it. Values that are no text are left out. */
export function classNamesText(given: ClassNames | undefined): string {
  const found = PARTS.map((name): unknown => given?.[name]);
  return found.some(Boolean) ? found.map((each) => (typeof each === 'string' ? each : '')).join('\n') : '';
}

/** The attributes by which a page finds a part. `own`: the widget's class. `state`: further names of the part, `selected`. */
export function usePart(name: PartName, own: string, state?: string | false) {
  const given = useContext(ClassNamesContext).split('\n')[PARTS.indexOf(name)];
  return { part: state ? `${name} ${state}` : name, className: given ? `${own} ${given}` : own };
}
