import type { BookingCommands } from '../../core/bookingCore.ts';
import { useMessages } from '../../i18n/language.ts';
import { widgetMessages } from '../../i18n/widget.ts';
import type { ViewSettings } from '../../options/viewSettings.ts';
import { Button } from '../../ui/Button.tsx';

interface LeadLineProps {
  readonly settings: Pick<ViewSettings, 'leads'>;
  /** Undefined until the core has loaded. The line keeps its place meanwhile. */
  readonly commands?: Pick<BookingCommands, 'leaveDetails'>;
}

/** The line below the times for a visitor whom no time suits. Only if the integrator wants it. */
export function LeadLine({ settings, commands }: LeadLineProps) {
  const widget = useMessages(widgetMessages);
  if (settings.leads !== 'on') return null;
  return (
    <p className="tour-lead-line" data-loading={commands ? undefined : ''}>
      <span>{widget.noTimeSuits}</span>
      <Button kind="link" onClick={commands?.leaveDetails}>
        {widget.leaveDetails}
      </Button>
    </p>
  );
}
