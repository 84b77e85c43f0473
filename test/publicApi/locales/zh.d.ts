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

/** Every message in Simplified Chinese. Give it as `messages` where pages are rendered on a server, or start a dialect of your own from it. */
declare const zh: Messages;

export { Messages, zh };
