import type { State } from '../../booking/flow.ts';
import type { TourCommands } from '../../core/bookingCore.ts';
import { changeMessages } from '../../i18n/changes.ts';
import { useMessages } from '../../i18n/language.ts';
import type { Contact } from '../../options/viewSettings.ts';
import { ContactLinks } from '../../screens/messages/ContactLinks.tsx';
import { ScreenBox, ScreenHeading } from '../../screens/ScreenHeading.tsx';
import { useDayTime } from '../../screens/TourTime.tsx';
import { Button } from '../../ui/Button.tsx';
import { ChangeNotice } from './ChangeNotice.tsx';

interface UnsureChangeScreenProps {
  readonly flow: State<'moveUnsure' | 'cancelUnsure'>;
  readonly contact: Contact;
  readonly commands: Pick<TourCommands, 'changeTime' | 'moveTour' | 'cancelTour'>;
}

/**
 * The reply of a move or of a cancellation was lost. Says what may have become of the tour, and offers what is advised first:
 * the contact, another time, and sending it again last.
 */
export function UnsureChangeScreen({ flow, contact, commands }: UnsureChangeScreenProps) {
  const changes = useMessages(changeMessages);
  const dayTime = useDayTime();
  const { slot, notice, locked } = flow;
  const isMove = flow.at === 'moveUnsure';
  return (
    <ScreenBox className="tour-message tour-advice" quiet={notice !== null}>
      <ScreenHeading>{isMove ? changes.moveUnsureHeading : changes.cancelUnsureHeading}</ScreenHeading>
      <ChangeNotice notice={notice} words={isMove ? changes.notMovedAgain : changes.notCanceledAgain} />
      <p>
        {isMove
          ? changes.moveUnsureText(dayTime.long(slot), flow.perhapsAt.map(dayTime.long))
          : changes.cancelUnsureText(dayTime.long(slot))}
      </p>
      {locked ? <p>{changes.notAllowed}</p> : null}
      <p>{isMove ? changes.moveUnsureContact : changes.cancelUnsureContact}</p>
      <ContactLinks contact={contact} />
      {locked ? null : (
        <div className="tour-actions">
          {isMove ? <Button onClick={commands.changeTime}>{changes.otherTime}</Button> : null}
          <Button kind="link" onClick={isMove ? commands.moveTour : commands.cancelTour}>
            {isMove ? changes.moveAgain(dayTime.short(flow.to)) : changes.cancelAgain}
          </Button>
        </div>
      )}
    </ScreenBox>
  );
}
