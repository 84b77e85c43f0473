import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { TourBooking, TourBookingDialog } from 'tour-booking';
import { eventNames, handlerOf } from '../../src/core/events.ts';
import { valueIn } from '../../src/embed/attributes.ts';
import { attributes } from '../../src/options/optionNames.ts';

/** A React site that installed the package; the address gives the props, so that one build serves every journey. */
const camelCase = (name: string): string => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
const texts: Record<string, string> = {};
const noted: Record<string, unknown> = {};
const prefill: Record<string, string> = {};
for (const [name, value] of new URLSearchParams(location.search)) {
  const [, field] = /^prefill-(?!from-url$)(.+)$/.exec(name) ?? [];
  const option = attributes.find(([, attribute]) => attribute === name)?.[0];
  const data = option && valueIn(option, value);
  if (field !== undefined) prefill[camelCase(field)] = value;
  else if (typeof data === 'object') noted[camelCase(name)] = data;
  else texts[camelCase(name)] = value;
}
const { groupId = '', api = '', trigger, silent, ...others } = texts;
/** Sends each event as the element does, so that a test hears both doors in the same way. */
const handlers = Object.fromEntries(
  eventNames.map((name) => [
    handlerOf(name),
    (detail: object) => document.dispatchEvent(new CustomEvent(`tour-booking:${name}`, { detail })),
  ]),
);
// A site in production learns of problems by `onWarning` alone. With `silent` the site has no such handler.
const onWarning = silent === undefined ? (message: string) => console.warn(message) : undefined;
const props = { groupId, api, prefill, onWarning, ...others, ...noted, ...handlers };

const place = document.getElementById('root');
if (place) {
  let tree = createRoot(place);
  const show = (options: object): void =>
    tree.render(
      <StrictMode>
        {trigger === undefined ? (
          <TourBooking {...props} {...options} />
        ) : (
          <TourBookingDialog
            {...props}
            {...options}
            trigger={(given) => (
              <button type="button" {...given}>
                {trigger}
              </button>
            )}
          />
        )}
      </StrictMode>,
    );
  place.addEventListener('leave', () => tree.unmount());
  place.addEventListener('come-back', () => {
    tree = createRoot(place);
    show({});
  });
  place.addEventListener('change-options', (event) => {
    if (event instanceof CustomEvent) show(event.detail);
  });
  show({});
}
