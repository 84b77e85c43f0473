/** A page that has React and Preact of its own, also as globals, and renders an element with each. */
import * as preact from 'preact';
import * as React from 'react';
import { createRoot } from 'react-dom/client';

Object.assign(window, { React, ReactDOM: { createRoot }, preact });

const given = document.querySelector('template')?.content.querySelector('tour-booking');
const attributes = Object.fromEntries([...(given?.attributes ?? [])].map(({ name, value }) => [name, value]));

/** A parent that renders again whenever anything in it is pressed. */
function Site() {
  const [presses, setPresses] = React.useState(0);
  return React.createElement(
    'div',
    { onClick: () => setPresses(presses + 1) },
    React.createElement('p', null, `${presses} presses`),
    React.createElement('tour-booking', attributes),
  );
}

const [react, preactPlace] = [document.querySelector('#react'), document.querySelector('#preact')];
if (react) createRoot(react).render(React.createElement(Site));
if (preactPlace) preact.render(preact.createElement('tour-booking', attributes), preactPlace);
