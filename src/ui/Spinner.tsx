import { useMessages } from '../i18n/language.ts';
import { uiMessages } from '../i18n/widget.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/** A turning ring with words for those who do not see it; still under reduced motion. */
export function Spinner() {
  const ui = useMessages(uiMessages);
  return (
    <>
      <span className="tour-spinner" aria-hidden="true" />
      <VisuallyHidden>{ui.working}</VisuallyHidden>
    </>
  );
}
