import type { ActionMessages } from './actions.ts';
import type { AgentMessages } from './agent.ts';
import type { AssistantsMessages } from './assistants.ts';
import type { CalendarMessages } from './calendar.ts';
import type { ChangeMessages } from './changes.ts';
import type { FormMessages } from './form.ts';
import type { HomeMessages } from './homes.ts';
import type { KindMessages } from './kinds.ts';
import type { LauncherMessages } from './launcher.ts';
import type { LeadMessages } from './lead.ts';
import type { LinksMessages } from './links.ts';
import type { ListMessages } from './list.ts';
import type { PlainMessages } from './plain.ts';
import type { RequestedMessages } from './requested.ts';
import type { ScreenMessages } from './screens.ts';
import type { WaitlistMessages } from './waitlist.ts';
import type { UiMessages, WidgetMessages } from './widget.ts';

/** Everything that a visitor reads or hears. A translation that lacks a message does not compile. */
export interface Messages extends FirstMessages {
  readonly screens: ScreenMessages;
  readonly form: FormMessages;
  readonly actions: ActionMessages;
  readonly agent: AgentMessages;
  readonly lead: LeadMessages;
  readonly list: ListMessages;
  readonly kinds: KindMessages;
  readonly homes: HomeMessages;
  readonly changes: ChangeMessages;
  readonly launcher: LauncherMessages;
  readonly plain: PlainMessages;
  readonly requested: RequestedMessages;
  readonly waitlist: WaitlistMessages;
  readonly assistants: AssistantsMessages;
  readonly links: LinksMessages;
}

/** The words of the first screens. */
export interface FirstMessages {
  /** The language of the words, BCP 47: `fr`. Dates and numbers are written in it too. */
  readonly language: string;
  /** The direction in which the language is written. */
  readonly direction: 'ltr' | 'rtl';
  readonly calendar: CalendarMessages;
  readonly ui: UiMessages;
  readonly widget: WidgetMessages;
}

/** Some of `Words`, at any depth. A message itself is given whole. */
export type SomeOf<Words> = {
  readonly [Name in keyof Words]?:
    | (Words[Name] extends ((...given: never[]) => unknown) | string ? Words[Name] : SomeOf<Words[Name]>)
    | undefined;
};

/**
 * Messages of your own. With `language` they are a whole language, and English stands in for what is missing. Without it they replace
 * single messages of the language that is shown.
 */
export type GivenMessages = SomeOf<Messages>;

/** A language is two files: the words of the first screens and of the launcher, and all others. */
export type PreviewWords = FirstMessages & LauncherWords & Pick<Messages, 'screens'>;
export type RestOfWords = Omit<Messages, keyof PreviewWords>;
/** The words of the form. */
export type DetailsWords = Pick<Messages, 'form' | 'list' | 'kinds' | 'homes'>;
/** The words of what comes after it. */
export type BookedWords = Pick<Messages, 'actions' | 'agent' | 'changes' | 'lead' | 'plain'>;

/** The words around the widget: of its button and of its dialog. */
export type LauncherWords = Pick<Messages, 'language' | 'direction' | 'launcher'>;
