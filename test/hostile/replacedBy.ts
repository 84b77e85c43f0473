import type { Page } from 'playwright-core';

/**
 * The names of the browser that the script `code` replaces or removes on `page`: `Array.from`, `Document`. A new name that hides
 * one of a parent class (`HTMLElement.prototype.remove`) counts, too.
 */
export const replacedBy = (page: Page, code: string): Promise<readonly string[]> =>
  page.evaluate((text) => {
    const namesOf = (object: object): readonly string[] => Object.getOwnPropertyNames(object);
    const valueAt = (object: object, name: string): unknown => {
      const { value, get } = Object.getOwnPropertyDescriptor(object, name) ?? {};
      return value ?? get;
    };
    const above = (object: object): readonly string[] => {
      const next: unknown = Object.getPrototypeOf(object);
      return typeof next === 'object' && next !== null && next !== Object.prototype
        ? [...namesOf(next), ...above(next)]
        : [];
    };
    const classes = namesOf(window).filter(
      (name) => /^[A-Z]/.test(name) && typeof Reflect.get(window, name) === 'function',
    );
    const objects = classes.flatMap((name): readonly (readonly [string, object])[] => {
      const made: object = Reflect.get(window, name);
      const prototype: unknown = Reflect.get(made, 'prototype');
      return [[name, made], ...(prototype instanceof Object ? [[`${name}.prototype`, prototype] as const] : [])];
    });
    const look = () =>
      new Map([
        ...classes.map((name) => [name, Reflect.get(window, name)] as const),
        ...objects.flatMap(([owner, object]) =>
          namesOf(object).map((name) => [`${owner}.${name}`, valueAt(object, name)] as const),
        ),
      ]);
    const before = look();
    const hidden = new Set(objects.flatMap(([owner, object]) => above(object).map((name) => `${owner}.${name}`)));
    const script = document.createElement('script');
    script.textContent = text;
    document.head.append(script);
    const after = look();
    const changed = [...before].filter(([name, value]) => !Object.is(after.get(name), value)).map(([name]) => name);
    return [...changed, ...[...after.keys()].filter((name) => !before.has(name) && hidden.has(name))];
  }, code);
