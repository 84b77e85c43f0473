import { Messages } from '../types/i18n-messages.js';
export {
  ActionMessages,
  AgentMessages,
  AssistantsMessages,
  CalendarMessages,
  ChangeMessages,
  ChoiceWords,
  DayState,
  FieldWords,
  FirstMessages,
  FormMessages,
  GivenMessages,
  HomeMessages,
  KindMessages,
  LauncherMessages,
  LeadMessages,
  LinksMessages,
  ListMessages,
  PlainMessages,
  RequestedMessages,
  ScreenMessages,
  SomeOf,
  TourKind,
  Troubles,
  UiMessages,
  WaitlistMessages,
  WidgetMessages,
} from '../types/i18n-messages.js';

/** Every message in Spanish. Give it as `messages` where pages are rendered on a server, or start a dialect of your own from it. */
declare const es: Messages;

export { Messages, es };
