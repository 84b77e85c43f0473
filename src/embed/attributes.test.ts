import { describe, expect, it } from 'vitest';
import { attributes } from '../options/optionNames.ts';
import { optionsOf } from './attributes.ts';

function element(text: string): Element {
  const holder = document.createElement('div');
  holder.innerHTML = `<div ${text}></div>`;
  const found = holder.firstElementChild;
  if (!found) throw new Error('no element');
  return found;
}
const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

describe('the attributes', () => {
  it.each(attributes)('carry the option %s as %s', (name, attribute) => {
    expect(attribute).toBe(kebab(name));
    const value = name === 'theme' ? 'dark' : 'given';
    expect(optionsOf(element(`${attribute}="${value}"`))).toMatchObject({ [name]: value });
  });

  it('preset any field by its name', () => {
    const { prefill, prefillFromUrl } = optionsOf(
      element('prefill-first-name="Lara" prefill-layout="1br,2br" prefill-from-url prefill-shoe-size="9"'),
    );
    expect(prefill).toEqual({ 'first-name': 'Lara', layout: '1br,2br', 'shoe-size': '9' });
    expect(prefillFromUrl).toBe('');
  });

  it('leave the default where they are missing', () => {
    const options = optionsOf(element(''));
    expect(options.groupId).toBe('');
    expect(attributes.filter(([name]) => name !== 'groupId' && options[name] !== undefined)).toEqual([]);
  });

  it('keep their text as it is written', () => {
    const { location, closedDays } = optionsOf(element('location="1 &lt;b&gt; St" closed-days="sunday, 2026-12-25"'));
    expect([location, closedDays]).toEqual(['1 <b> St', 'sunday, 2026-12-25']);
  });
});
