import { type ReactNode, useState } from 'react';
import { offeredChanges } from '../../core/offeredChanges.ts';
import type { BookingModel } from '../../screenParts/tourBookingModel.ts';
import { sharedSheet } from '../../theme/stylesheet.ts';
import { CanceledScreen, CancelScreen } from './CancelScreen.tsx';
import { ChangeUnsureScreen } from './ChangeUnsureScreen.tsx';
import changeStyle from './change.css?inline';
import { PhoneSheet } from './PhoneSheet.tsx';
import { RescheduleScreen } from './RescheduleScreen.tsx';

/** The style of moving and canceling a booked tour. */
export const changeSheet = sharedSheet(changeStyle);

interface ChangeScreensProps extends BookingModel {
  /** The name of the tour's place, or its address if it has no name. Empty if it is not known. */
  readonly place: string;
  /** The homes of the tour. */
  readonly stops?: ReactNode;
  /** The ticket of the tour, behind a sheet over it. */
  readonly ticket: ReactNode;
}

/** The screen of a booked tour that is being moved or canceled; nothing for any other. */
export function ChangeScreens({ snapshot, commands, settings, place, stops, ticket }: ChangeScreensProps) {
  const { flow, availability } = snapshot;
  // Where another tab canceled the tour, no sheet covers the page.
  const [wasAsked] = useState(flow.at !== 'canceled');
  const { contact } = settings;
  switch (flow.at) {
    case 'reschedule':
    case 'rescheduling':
      return availability && <RescheduleScreen {...{ flow, availability, stops, commands, settings }} />;
    case 'cancel':
    case 'canceling':
      return (
        availability && (
          <PhoneSheet onClose={flow.at === 'cancel' ? commands.keepTour : undefined} behind={ticket}>
            <CancelScreen
              slot={flow.slot}
              notice={flow.at === 'cancel' ? flow.notice : null}
              sending={flow.at === 'canceling'}
              reschedulable={offeredChanges(settings, snapshot).reschedule}
              {...{ place, stops, availability, contact, commands }}
            />
          </PhoneSheet>
        )
      );
    case 'reschedule-unsure':
    case 'cancel-unsure':
      return <ChangeUnsureScreen {...{ flow, contact, commands }} />;
    case 'canceled': {
      const canceled = settings.scope && (
        <CanceledScreen
          id={flow.tour.id}
          groupId={settings.scope.groupId}
          slot={flow.slot}
          sequence={flow.sequence}
          location={flow.tour.location || settings.location}
          told={flow.told}
          {...{ place, stops, settings, commands }}
        />
      );
      return wasAsked ? <PhoneSheet onClose={commands.bookAnother}>{canceled}</PhoneSheet> : canceled;
    }
    default:
      return null;
  }
}
