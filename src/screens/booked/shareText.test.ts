import { expect, it, vi } from 'vitest';
import { shareText } from './shareText.ts';

const refusal = (name: string) => () => Promise.reject(new DOMException('refused', name));

/** Stubs a device with these ways to share and to copy. It lacks a way that is not given. */
function device({ share, writeText }: { share?: () => Promise<void>; writeText?: () => Promise<void> }) {
  const copy = vi.fn(writeText);
  vi.stubGlobal('navigator', { ...(share && { share }), ...(writeText && { clipboard: { writeText: copy } }) });
  return copy;
}
const works = () => Promise.resolve();

it('uses the device’s own list where there is one, and copies nothing', async () => {
  const share = vi.fn(works);
  const copy = device({ share, writeText: works });
  expect(await shareText('Tour', 'Tour\nSaturday')).toBe('shared');
  expect(share).toHaveBeenCalledWith({ title: 'Tour', text: 'Tour\nSaturday' });
  expect(copy).not.toHaveBeenCalled();
});

it.each([
  ['closed the list', 'AbortError'],
  ['tapped twice', 'InvalidStateError'],
])('copies nothing for a visitor who %s', async (_, name) => {
  const copy = device({ share: refusal(name), writeText: works });
  expect(await shareText('Tour', 'text')).toBe('shared');
  expect(copy).not.toHaveBeenCalled();
});

it.each([
  ['the device cannot share', undefined],
  ['the page may not share', refusal('NotAllowedError')],
])('copies the text where %s', async (_, share) => {
  const copy = device({ ...(share && { share }), writeText: works });
  expect(await shareText('Tour', 'text')).toBe('copied');
  expect(copy).toHaveBeenCalledWith('text');
});

it.each([
  ['there is no clipboard', {}],
  ['the clipboard is refused', { writeText: refusal('NotAllowedError') }],
])('fails where it cannot share, and %s', async (_, given) => {
  device(given);
  expect(await shareText('Tour', 'text')).toBe('failed');
});
