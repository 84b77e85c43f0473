/** The words of the actions for a booked tour. */
interface ActionMessages {
  /** The tour in a calendar and in a message. `place` is empty where it is not known. */
  readonly title: (place: string) => string;
  readonly addToCalendar: string;
  /** The choices below it. The first saves a file that any calendar opens. */
  readonly calendarFile: string;
  readonly google: string;
  readonly outlook: string;
  /** After the file was saved. `name`: the name of the file. */
  readonly saved: (name: string) => string;
  /** In the calendar entry: the page on which the visitor changes the tour. */
  readonly changeAt: (link: string) => string;
  readonly directions: string;
  readonly share: string;
  /** What is shared: title, date and time, place, each on a line of its own. */
  readonly shared: (title: string, when: string, location: string) => string;
  /** Read out and shown where the device cannot share, so that the text was copied instead. */
  readonly copied: string;
  /** The text could not be copied either. It stands below these words. */
  readonly copyByHand: string;
  /** After the tour was moved. `time`: the day and the time before the move. */
  readonly oldEntry: (time: string) => string;
  /** Saves the file of the new time, which takes the place of the entry. */
  readonly replaceEntry: string;
  /** Stands before the next two buttons. */
  readonly plansChange: string;
  readonly changeTime: string;
  readonly cancelTour: string;
  /** The service lets this visitor change nothing. */
  readonly notAllowed: string;
}

/** The words about the agent of a booked tour. */
interface AgentMessages {
  /** The integrator named the agent. The first name. */
  readonly willShow: (name: string) => string;
  /** The visitor chose the agent in the form. The service may send another one. */
  readonly askedFor: (name: string) => string;
  readonly call: string;
  readonly text: string;
  /** The same with the whole name, for a screen reader. */
  readonly callName: (name: string) => string;
  readonly textName: (name: string) => string;
}

/**
 * What a day is to the visitor. `outside` cannot be reached by the keyboard. `full` (no times left) and `closed` (a day
 * without tours) can be reached and are read out, but not chosen. `unknown` was not asked about and may be chosen.
 */
type DayState = 'open' | 'full' | 'closed' | 'unknown' | 'outside';
/** The words of the calendar: months, days, times. */
interface CalendarMessages {
  readonly nextAvailable: string;
  readonly previousMonth: string;
  readonly nextMonth: string;
  /** The button of the day strip that opens the month. */
  readonly month: string;
  /** The name of the day strip. */
  readonly days: string;
  /** How a screen reader says each state of a day. An empty text adds nothing. */
  readonly dayStates: Readonly<Record<DayState, string>>;
  /** A day and its state as one label; `state` may be empty. */
  readonly dayWithState: (day: string, state: string) => string;
  /** The name of the switch between the parts of the day. */
  readonly dayParts: string;
  /** Heard after the number of times of a part of the day: `Morning 6 times`. */
  readonly timesOfPart: (count: number) => string;
  readonly morning: string;
  readonly afternoon: string;
  readonly evening: string;
  /** How many times are free: `11 times`. */
  readonly times: (count: number) => string;
  /** Below a day of the strip that has no times left. */
  readonly full: string;
}

/** The words of moving and cancelling a booked tour. `time` is a day and a time. */
interface ChangeMessages {
  readonly moveHeading: string;
  readonly moveText: string;
  /** After a lost reply: the times that the tour may have been moved to. */
  readonly perhapsMoved: (times: readonly string[]) => string;
  readonly keepTime: (time: string) => string;
  /** In place of `keepTime` after a lost reply, when nobody knows which time would be kept. */
  readonly back: string;
  /** Stands for the new time before there is one. */
  readonly chooseTime: string;
  /** Read out for the line that shows the old time and the new one. */
  readonly fromTo: (from: string, to: string) => string;
  readonly move: string;
  readonly moving: string;
  /** Read out when a time was chosen. */
  readonly chosen: (time: string) => string;
  /** Shown and read out after a press on the present time of the tour. */
  readonly ownTime: string;
  /** The new time was refused. The fresh times of the day are not known. */
  readonly moveRefused: (time: string) => string;
  /** The new time was refused, but it is among the fresh times: the service refuses it for this visitor. */
  readonly moveRefusedButFree: (time: string) => string;
  /** After the new time was refused. */
  readonly stays: (time: string) => string;
  /** The time was refused, and the reply of an earlier move to it was lost. */
  readonly takenPerhapsMoved: string;
  readonly notMoved: Record<'offline' | 'rate-limited' | 'refused', string>;
  readonly cancelHeading: string;
  /** `place` is empty where it is not known. */
  readonly cancelText: (time: string, place: string) => string;
  readonly otherTimes: string;
  readonly allTimes: string;
  readonly keepTour: string;
  readonly cancel: string;
  readonly cancelling: string;
  readonly notCancelled: Record<'offline' | 'rate-limited' | 'refused', string>;
  /** Below a refusal: the service's own words. */
  readonly serviceSays: (words: string) => string;
  readonly cancelledHeading: string;
  readonly told: string;
  readonly notTold: string;
  /** Before the button that follows. */
  readonly inCalendar: string;
  /** Saves a file that takes the tour out of a calendar. */
  readonly removeEntry: string;
  /** The title of the entry in that file. `place` is empty where it is not known. */
  readonly cancelledEntry: (place: string) => string;
  /** After the file was saved. `name`: the name of the file. */
  readonly entrySaved: (name: string) => string;
  readonly bookAnother: string;
  readonly moveUnsureHeading: string;
  readonly moveUnsureText: (from: string, to: readonly string[]) => string;
  readonly moveUnsureContact: string;
  readonly notMovedAgain: Record<'offline' | 'rate-limited' | 'refused', string>;
  readonly otherTime: string;
  readonly moveAgain: (time: string) => string;
  readonly cancelUnsureHeading: string;
  readonly cancelUnsureText: (time: string) => string;
  readonly cancelUnsureContact: string;
  readonly notCancelledAgain: Record<'offline' | 'rate-limited' | 'refused', string>;
  readonly cancelAgain: string;
  /** The service lets this visitor change nothing. */
  readonly notAllowed: string;
}

/** The words of one field. */
interface FieldWords {
  readonly label: string;
  /** What to do when the field is required and was left empty. */
  readonly missing: string;
  /** The name of the field within a sentence. Default: its label. */
  readonly name?: string;
}
/** One line for each choice that we know. A service may have layouts of its own besides. */
interface ChoiceWords {
  readonly layout: Readonly<Record<'loft' | 'studio' | '1br' | '2br' | '3br' | '4+br', string>> &
    Readonly<Record<string, string>>;
  readonly pets: Readonly<Record<'cats' | 'small_dogs' | 'large_dogs' | 'none', string>>;
  readonly amenities: Readonly<
    Record<
      | 'elevator'
      | 'laundry_in_building'
      | 'laundry_in_unit'
      | 'none'
      | 'laundry_connection'
      | 'outdoor_private'
      | 'outdoor_public',
      string
    >
  >;
}
/** The words of the details form. */
interface FormMessages {
  readonly fields: Readonly<
    Record<
      | 'lease_term'
      | 'other_occupants'
      | 'reason_for_move'
      | 'current_postal_code'
      | 'client_location'
      | 'notes'
      | 'first_name'
      | 'last_name'
      | 'email'
      | 'phone'
      | 'layout'
      | 'move_in_date'
      | 'price_floor'
      | 'price_ceiling'
      | 'other_people'
      | 'pets'
      | 'amenities'
      | 'neighborhoods'
      | 'discovery_source'
      | 'agents'
      | 'broker_toggle'
      | 'broker_first_name'
      | 'broker_last_name'
      | 'broker_email'
      | 'broker_phone'
      | 'broker_company'
      | 'sms_opted_in',
      FieldWords
    >
  >;
  readonly client: Readonly<Record<'first_name' | 'last_name' | 'email' | 'phone', FieldWords>>;
  /** The same for a question in the integrator's words. */
  readonly missing: (label: string) => string;
  /** The switch between a visitor and a broker. The broker's side is the label of `broker_toggle`. */
  readonly booker: {
    readonly label: string;
    readonly self: string;
  };
  /** The questions that are folded until the visitor wants to answer them. */
  readonly fold: {
    readonly heading: string;
    /** `names`: the first questions in it; `count`: how many there are. */
    readonly text: (names: readonly string[], count: number) => string;
  };
  /** The parts of a longer form. */
  readonly parts: {
    readonly names: Readonly<Record<'you' | 'home' | 'household' | 'visit', string>>;
    readonly place: (part: number, count: number) => string;
    readonly questions: (count: number) => string;
    readonly next: string;
    readonly edit: string;
    /** What a screen reader says for `edit`, which stands beside the part's name. */
    readonly editPart: (name: string) => string;
  };
  /** The words of choices that the service sends without any. Any other choice is shown as the service wrote it. */
  readonly choices: ChoiceWords;
  readonly problems: {
    readonly email: string;
    readonly phone: string;
    readonly amount: string;
    readonly floorAboveCeiling: string;
    readonly date: string;
    readonly pastDate: string;
    /** `excess`: how many characters must go. */
    readonly tooLong: (excess: number) => string;
  };
  /** What the service refused. */
  readonly refused: {
    /** At its field. The service's own words are about what was sent, not about what the visitor sees. */
    readonly optional: string;
    readonly required: string;
    /** The notice on top, where it is not on the screen. */
    readonly notBooked: string;
    /** `message`: the service's own words about the field of that name. */
    readonly line: (name: string, message: string) => string;
  };
  /** The people who move in with the visitor. The visitor is the first person. */
  readonly people: {
    /** The name of one of them. `number` begins with 2. */
    readonly person: (number: number) => string;
    readonly missing: Readonly<Record<'first_name' | 'last_name', string>>;
    readonly remove: string;
    /** What a screen reader says for `remove`. */
    readonly removePerson: (person: string) => string;
    readonly added: (person: string) => string;
    readonly removed: (person: string) => string;
    /** `count`: how many a booking takes, the visitor among them. */
    readonly atMost: (count: number) => string;
    /** The names of those after the visitor, in one line. */
    readonly said: (names: readonly string[]) => string;
  };
  /** The first entry of a list nothing was picked from. */
  readonly chooseOne: string;
  /** Below a question whose choices are loaded while the form is used. */
  readonly list: {
    readonly unasked: string;
    readonly loading: string;
    readonly failed: string;
    readonly none: string;
    readonly retry: string;
    /** The same with its question, for a screen reader, since two lists may fail at once. Begins with `retry`. */
    readonly retryFor: (question: string) => string;
  };
  /** Lowest and highest budget in one row. */
  readonly budget: {
    readonly label: string;
    readonly to: string;
    readonly lowest: string;
    readonly highest: string;
  };
}

/** The words of the homes on a tour. Rents come as they are written: `$3,480`. */
interface HomeMessages {
  /** `Home 4B`, by the number of the unit. */
  readonly home: (label: string) => string;
  readonly floorplan: (label: string) => string;
  /** The heading above the home in view. `name`: as above. */
  readonly tourOf: (name: string) => string;
  /** After the rent. */
  readonly aMonth: string;
  readonly from: (rent: string) => string;
  /** By the names of the configuration: `studio`, `loft`, `1br` to `4+br`. */
  readonly beds: {
    readonly [Layout in 'studio' | 'loft' | '1br' | '2br' | '3br' | '4+br']: string;
  };
  readonly baths: (count: number, written: string) => string;
  readonly size: (feet: string) => string;
  readonly freeNow: string;
  /** `day`: `January 15`. */
  readonly freeFrom: (day: string) => string;
  /** How many photos a home has. For a screen reader. */
  readonly photos: (count: number) => string;
  /** How many homes are of a floorplan. */
  readonly alike: (count: number) => string;
  readonly onTour: string;
  readonly add: string;
  /** Before any home is on the tour. */
  readonly whichHome: string;
  readonly choose: string;
  readonly takeOut: (name: string) => string;
  readonly takenOut: (name: string) => string;
  readonly undo: string;
  /** A home cannot be rented any more. */
  readonly gone: string;
  readonly goneText: string;
  readonly similar: string;
  readonly notLoaded: string;
  readonly chooseHeading: string;
  readonly chooseText: string;
  readonly back: string;
  readonly loading: string;
  readonly homesNotLoaded: string;
  readonly none: string;
  readonly showAll: string;
  readonly sizes: string;
  readonly all: (count: number) => string;
  readonly rent: string;
  readonly anyRent: string;
  readonly upTo: (rent: string) => string;
  readonly search: string;
  /** How many homes the filters leave. */
  readonly found: (count: number) => string;
  readonly names: (names: readonly string[]) => string;
  readonly noneChosen: string;
  readonly room: (count: number) => string;
  readonly full: string;
  /** The visitor wants a fourth home. */
  readonly whichOut: (name: string) => string;
  readonly swap: (name: string) => string;
  readonly seeTimes: string;
}

/** A kind of tour. */
type TourKind = 'in-person' | 'self-guided' | 'video';

/** The words of the kinds of tour. */
interface KindMessages {
  /** Heard before the choices. */
  readonly question: string;
  readonly label: Readonly<Record<TourKind, string>>;
  /** One short line below the label. */
  readonly line: Readonly<Record<TourKind, string>>;
  /** The visitor chose another kind, and the time that they chose before is not free for it. */
  readonly notFree: Readonly<Record<TourKind, (time: string) => string>>;
}

/** The words of the launcher: of its button and of the dialog around the widget. */
interface LauncherMessages {
  /** The name of the dialog. */
  readonly dialog: string;
  readonly close: string;
  /** The visitor wants to close the dialog while something is sent. */
  readonly wait: string;
  /** The button on the page, where the host gives it no label. */
  readonly button: string;
  /** Below the label of the button: the next free time, if it is today at the property. */
  readonly nextToday: (time: string) => string;
  readonly nextOn: (day: string, time: string) => string;
  /** In place of the label and the time, if the visitor has a tour. `day`: `Tue`, or `Tue, Dec 22` if it is not in the next week. */
  readonly yourTour: (day: string, time: string) => string;
  /** The dialog takes long to load. */
  readonly slow: string;
}

/** The words for leaving details in place of a booking. */
interface LeadMessages {
  readonly heading: string;
  /** In place of the heading, where every day that can be booked is taken. `day`: the last of them. */
  readonly nothingThrough: (day: string) => string;
  /** The same, where `days` from today on have no free time, and later ones may. */
  readonly nothingFor: (days: number) => string;
  /** Below that, where every day that can be booked is taken. `days`: how many they are. */
  readonly lookedAt: (days: number) => string;
  readonly text: string;
  /** Back to a calendar without a free time. */
  readonly showCalendar: string;
  readonly suits: string;
  readonly suitNames: Readonly<
    Record<'morning' | 'afternoon' | 'evening' | 'weekdays' | 'saturday' | 'sunday', string>
  >;
  readonly send: string;
  readonly sending: string;
  /** For the property's staff: the times that suit, and the last day of those without a free time, if any. */
  readonly notes: (suits: readonly string[], nothingUntil: string | undefined) => string;
  readonly notSent: Readonly<Record<'offline' | 'rate-limited' | 'refused' | 'unsure', string>>;
  /** A link that opens the visitor's own mail with the same text. */
  readonly mail: string;
  readonly mailSubject: string;
  /** The text of that mail: the notes, and below them the visitor's name and phone. */
  readonly mailBody: (notes: string, name: string, phone: string) => string;
  readonly thanks: (name: string) => string;
  readonly thanksAll: string;
  readonly left: (suits: readonly string[]) => string;
}

/** The words for picking from a long list. A count comes as a number, and as it is `written` in the visitor's language. */
interface ListMessages {
  /** Below the field. `count`: how many entries there are. */
  readonly hint: (count: number, written: string) => string;
  /** The last line of the open list: how many more match. */
  readonly more: (count: number, written: string) => string;
  readonly noMatch: string;
  /** Read out while the visitor types. */
  readonly found: (count: number, written: string) => string;
  /** The name of the list of picked entries, for the question `label`. */
  readonly picked: (label: string) => string;
  readonly remove: (name: string) => string;
  /** Read out. */
  readonly added: (name: string) => string;
  readonly removed: (name: string) => string;
  /** Something picked earlier that is no longer in the list. */
  readonly unknown: (id: string) => string;
}

/**
 * The words of the plain screen, which stands in for a screen that failed. None of them is a function, so none can throw.
 * The messages of a host never replace them.
 */
interface PlainMessages {
  readonly heading: string;
  /** Before anything was sent. */
  readonly nothingSent: string;
  /** The button that shows the screen anew and sends nothing. "Try again" would read as "book again". */
  readonly showAgain: string;
  /** While something is sent. The screen changes when the reply comes. */
  readonly wait: string;
  readonly notBooked: string;
  /** Below the times of bookings whose reply was lost. */
  readonly perhaps: string;
  readonly moving: string;
  readonly notMoved: string;
  /** Followed by the time. */
  readonly stays: string;
  readonly moveUnsure: string;
  /** Followed by the times. */
  readonly moveUnsureText: string;
  readonly cancelling: string;
  readonly notCancelled: string;
  readonly cancelled: string;
  readonly cancelUnsure: string;
  readonly cancelUnsureText: string;
  readonly sendingDetails: string;
  readonly detailsLeft: string;
  readonly detailsUnsure: string;
  readonly detailsNotSent: string;
}

/** The words of the frame, of the first screens, and of a widget that cannot go on. Those of the general parts are below. */
interface WidgetMessages {
  readonly title: string;
  readonly minutes: (count: number) => string;
  /** `Times in Eastern Time (UTC−5)`. */
  readonly timesIn: (zone: string, offset: string | undefined) => string;
  readonly localTime: string;
  readonly loading: string;
  /** Loading takes longer than usual. */
  readonly slow: string;
  readonly pickHeading: string;
  readonly today: string;
  readonly tomorrow: string;
  /** A day and a time on that day, in a sentence. */
  readonly dayTime: (day: string, time: string) => string;
  /** The same, standing alone as a label. */
  readonly dayTimeLabel: (day: string, time: string) => string;
  /** {@link today} or {@link tomorrow}, and a time on that day. */
  readonly nearTime: (day: string, time: string) => string;
  readonly timesLoading: string;
  /** A quiet line below the times, before `leaveDetails`. */
  readonly noTimeSuits: string;
  readonly leaveDetails: string;
  readonly tryAgain: string;
  readonly closedText: string;
  readonly unreachableHeading: string;
  readonly unreachable: Troubles;
  /** The widget failed, and nothing of the booking can be shown. */
  readonly failedHeading: string;
  readonly failedText: string;
  readonly call: (phone: string) => string;
  /** A link to write a mail. Its accessible name has the address. */
  readonly emailUs: string;
}
/** The two causes of a failure: the visitor's connection, or the service. */
interface Troubles {
  readonly connection: string;
  readonly service: string;
}
/** The words of the general parts. */
interface UiMessages {
  /** Beside the label of a field that may stay empty. */
  readonly optional: string;
  /** Heard while something is being fetched or sent. */
  readonly working: string;
}

/** The words of the screens after the first ones, and of the problems on the first ones. */
interface ScreenMessages {
  /** Stands in for the name of a time zone: `Eastern Time`. */
  readonly propertyTime: string;
  readonly closedDay: string;
  readonly noTimes: string;
  /** After the last tour of today. `time`: the start of that tour. */
  readonly noTimesToday: (time: string) => string;
  /** Every day that can be booked was asked about. */
  readonly nothing: (days: number) => string;
  /** Every day that can be booked is listed as closed. */
  readonly allClosed: (days: number) => string;
  readonly nextFreeDay: (day: string) => string;
  /** An earlier day that has times. */
  readonly earlierFreeDay: (day: string) => string;
  readonly findNext: string;
  readonly finding: string;
  /** Starts the search again from where it has ended. */
  readonly lookFurther: string;
  /** How far a search has come without a free day. `day`: the last one without. */
  readonly nothingUntil: (day: string) => string;
  /** Beside times that are not the newest, because the service does not answer. `time`: when it gave them. */
  readonly asOf: (time: string) => string;
  /** The name of the month that opens over the page. */
  readonly chooseDay: string;
  readonly closeMonth: string;
  readonly notLoaded: Troubles;
  /** Read out when "try again" has failed too. */
  readonly stillNotLoaded: Troubles;
  /** The time was refused. The fresh times of the day are not known yet. */
  readonly refused: (time: string) => string;
  /** The time was refused, and it is not among the fresh times. */
  readonly taken: (time: string) => string;
  /** The time was refused, but it is among the fresh times: the service refuses it for this visitor. */
  readonly refusedButFree: (time: string) => string;
  /** The visitor's own booking may have taken the time. */
  readonly takenPerhapsOwn: string;
  /** Above the times and the form after a lost reply, with the times of the bookings in question. */
  readonly unknownOutcomes: (times: readonly string[]) => string;
  /** Heard after the refusal of a time. `times`: `31 times`. */
  readonly timesLeft: (times: string, day: string) => string;
  readonly answersKept: string;
  readonly takenNearest: string;
  /** After each of the nearest times, before the next one or `takenOr`. */
  readonly takenComma: string;
  readonly takenOr: string;
  readonly takenPick: string;
  readonly detailsHeading: string;
  readonly change: string;
  readonly changeLabel: string;
  readonly submit: (time: string) => string;
  readonly sending: string;
  readonly privacy: string;
  /** Below the button that books: what it costs. */
  readonly free: string;
  /** After `free`, if a tour can be moved and cancelled in the widget. */
  readonly freeToChange: string;
  readonly notBooked: Record<'offline' | 'rate-limited' | 'refused', string>;
  /** A look-up found that a tour, whose reply was lost, was not booked. `time`: the time of that tour. */
  readonly foundNotBooked: (time: string) => string;
  /** Asks before the tour at `time` is booked. `times`: the times of bookings whose reply was lost. */
  readonly bookToo: (times: readonly string[], time: string) => string;
  /** In the form: another tab of the site has booked a tour. `tour`: its day and time. */
  readonly tourElsewhere: (tour: string) => string;
  /** Asks before the tour at `time` is booked beside that one. `tour`: the day and time of that one. */
  readonly bookBeside: (tour: string, time: string) => string;
  /** The button that books the tour at `time` all the same. */
  readonly submitToo: (time: string) => string;
  readonly unsureHeading: string;
  readonly unsureText: (time: string) => string;
  readonly unsureWarning: string;
  readonly unsureContact: string;
  /** After "book again": why that did not book. */
  readonly notBookedAgain: Record<'offline' | 'rate-limited' | 'refused', string>;
  readonly bookAgain: string;
  readonly otherTime: string;
  /** The host is asked whether the tour was booked. */
  readonly lookingUp: string;
  readonly lookUpAgain: string;
  readonly stillUnsure: string;
  readonly bookedHeading: string;
  /** The service booked another time than the visitor asked for. */
  readonly otherTimeHeading: string;
  readonly otherTimeText: (asked: string, booked: string) => string;
  readonly movedHeading: string;
  /** The chunk that changes a booked tour could not be loaded. */
  readonly notLoadedHeading: string;
  readonly backToTour: string;
  /** The chunk with calendar entry, directions and changes could not be loaded. A button to try again follows. */
  readonly actionsNotLoaded: string;
  /** Above a tour that was booked before. */
  readonly yourTour: string;
  /** Read out when another tab has booked or moved the tour. `time`: its day and time. */
  readonly youBooked: (time: string) => string;
  /** Below a tour that was booked earlier in this tab. */
  readonly bookAnother: string;
  /** Above a booked tour. `weekday`: in full. `name`: empty if it is not known. */
  readonly seeYouOn: (weekday: string, name: string) => string;
  readonly yourTime: (time: string) => string;
  /** The words before the colon of a line of `expect` that give the line its icon. */
  readonly noteWords: {
    readonly where: string;
    readonly bring: string;
    readonly gettingThere: string;
  };
  /** On the booked screen: other bookings whose outcome is unknown. */
  readonly perhapsBookedToo: (times: readonly string[]) => string;
  /** Before the contact on the booked screen. */
  readonly question: string;
  /** Leads back from leaving details. */
  readonly backToTimes: string;
  readonly closedHeading: string;
  /** Read out when "try again" has failed too. */
  readonly stillUnreachable: string;
  readonly misconfiguredHeading: string;
}

/** Everything that a visitor reads or hears. A translation that lacks a message does not compile. */
interface Messages extends FirstMessages {
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
}
/** The words of the first screens. */
interface FirstMessages {
  /** The language of the words, BCP 47: `fr`. Dates and numbers are written in it too. */
  readonly language: string;
  /** Which way it is written. */
  readonly direction: 'ltr' | 'rtl';
  readonly calendar: CalendarMessages;
  readonly ui: UiMessages;
  readonly widget: WidgetMessages;
}
/** Some of `Words`, at any depth. A message itself is given whole. */
type SomeOf<Words> = {
  readonly [Name in keyof Words]?:
    | (Words[Name] extends ((...given: never[]) => unknown) | string ? Words[Name] : SomeOf<Words[Name]>)
    | undefined;
};
/**
 * Messages of an integrator's own. With `language` they are a whole language, and English stands in for what is missing. Without it they
 * replace single messages of the language that is shown.
 */
type GivenMessages = SomeOf<Messages>;

/** Every message in Spanish. Give it as `messages` where pages are rendered on a server, or start a dialect of your own from it. */
declare const es: Messages;

export { es };
export type {
  ActionMessages,
  AgentMessages,
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
  ListMessages,
  Messages,
  PlainMessages,
  ScreenMessages,
  SomeOf,
  TourKind,
  Troubles,
  UiMessages,
  WidgetMessages,
};
