import { useRef } from 'react';
import { useVisitorPresence } from '../src/ui/focus.ts';
import { useKeptFocus } from '../src/ui/useKeptFocus.ts';

/** What is shown below the widget's first heading. */
export type Part = 'failed' | 'times' | 'fewer times' | 'chips' | 'nothing';

const parts: Readonly<Record<Part, readonly string[]>> = {
  failed: ['Try again'],
  times: ['9:00 AM', '9:15 AM'],
  'fewer times': ['9:15 AM'],
  chips: ['Today 9:00 AM'],
  nothing: [],
};

/** A widget that keeps the focus. `kept`: whether it does yet. */
export function WidgetOfParts({ part, kept = true }: { readonly part: Part; readonly kept?: boolean }) {
  const ref = useRef<HTMLDivElement>(null);
  const nowhere = useRef<HTMLDivElement>(null);
  useKeptFocus(kept ? ref : nowhere, useVisitorPresence(ref));
  return (
    <div ref={ref}>
      <h3 tabIndex={-1}>Choose a day and a time</h3>
      <h3>December 2026</h3>
      {part === 'chips' ? <Buttons part={part} /> : null}
      <div>
        {part === 'times' || part === 'fewer times' ? (
          <section>
            <h3 tabIndex={-1}>Saturday</h3>
            <Buttons part={part} />
          </section>
        ) : part === 'failed' ? (
          <Buttons part={part} />
        ) : null}
      </div>
      <p>words</p>
    </div>
  );
}

const Buttons = ({ part }: { readonly part: Part }) => (
  <fieldset>
    {parts[part].map((name) => (
      <button key={name} type="button">
        {name}
      </button>
    ))}
  </fieldset>
);
