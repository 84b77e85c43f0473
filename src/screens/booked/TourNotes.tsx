import { useMessages } from '../../i18n/language.ts';
import { type ScreenMessages, screenMessages } from '../../i18n/screens.ts';
import { CardIcon, DirectionsIcon, DoorIcon, NoteIcon } from '../../ui/tourIcons.tsx';

/** The icon of a line by the words before its colon. A line of other words has one that says nothing of its own. */
function iconOf(lead: string, words: ScreenMessages['noteWords']) {
  if (lead === words.where) return DoorIcon;
  if (lead === words.bring) return CardIcon;
  return lead === words.gettingThere ? DirectionsIcon : NoteIcon;
}

/** The integrator's lines for a booked tour. `Bring: A photo ID` has its first word set apart. */
export function TourNotes({ lines }: { readonly lines: readonly string[] }) {
  const { noteWords } = useMessages(screenMessages);
  if (lines.length === 0) return null;
  return (
    <ul className="tour-notes">
      {lines.map((line) => {
        const [, lead = '', rest = line] = /^([^:]{1,24}):\s+(.+)$/s.exec(line) ?? [];
        const Icon = iconOf(lead, noteWords);
        return (
          <li key={line}>
            <Icon />
            <p dir="auto">
              {lead ? <strong>{lead}</strong> : null} <span>{rest}</span>
            </p>
          </li>
        );
      })}
    </ul>
  );
}
