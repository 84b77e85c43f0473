/** A kind of tour. */
type TourKind = 'in-person' | 'self-guided' | 'video';
/** A link to what a visitor has to do before the tour: "Verify your ID". `url`: an http(s) address or a path of the site. */
interface NextStep {
  readonly label: string;
  readonly url: string;
}
/** A kind of tour to choose. Each has a group of its own, so its form and its times are its own, too. */
interface OfferedKind {
  readonly kind: TourKind;
  readonly groupId: number;
  /** The integrator's name for it. Undefined: the widget's own. */
  readonly label: string | undefined;
  readonly line: string | undefined;
  /** Lines for a booked tour of this kind. Undefined: those of every tour. */
  readonly instructions?: readonly string[] | undefined;
  readonly nextStep?: NextStep | undefined;
}
/** The kinds of tour of a booking. */
interface TourKinds {
  /** The kinds in the integrator's order. Empty until the core has loaded. */
  readonly offered: readonly OfferedKind[];
  /** The kind whose group is booked. Undefined until the core has loaded. */
  readonly chosen: OfferedKind | undefined;
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
  /** Stands below a day of the strip that has no times left. */
  readonly full: string;
}

/** The words of the actions for a booked tour. */
interface ActionMessages {
  /** The name of the tour in a calendar and in a message. `place` is empty if it is not known. */
  readonly title: (place: string) => string;
  readonly addToCalendar: string;
  /** The first choice below `addToCalendar`. It saves a file that any calendar opens. */
  readonly calendarFile: string;
  readonly google: string;
  readonly outlook: string;
  /** Shown after the file was saved. `name`: the name of the file. */
  readonly saved: (name: string) => string;
  /** A line of the calendar entry. `link`: the page on which the visitor changes the tour. */
  readonly changeAt: (link: string) => string;
  readonly directions: string;
  readonly share: string;
  /** The text that is shared: title, date and time, place, each on a line of its own. */
  readonly shared: (title: string, when: string, location: string) => string;
  /** Read out and shown when the text was copied, because the device cannot share. */
  readonly copied: string;
  /** Shown when the text could not be copied either. The text stands below these words. */
  readonly copyByHand: string;
  /** Shown after the tour was moved. `time`: the day and the time before the move. */
  readonly oldEntry: (time: string) => string;
  /** The button that saves a file with the new time. It replaces the entry in the calendar. */
  readonly replaceEntry: string;
  /** Stands before the buttons `reschedule` and `cancelTour`. */
  readonly plansChange: string;
  readonly reschedule: string;
  readonly cancelTour: string;
  /** Shown when the service lets this visitor change nothing. */
  readonly notAllowed: string;
}

/** The words about the agent of a booked tour. */
interface AgentMessages {
  /** Shown when the integrator names the agent. `name`: the first name. */
  readonly willShow: (name: string) => string;
  /** Shown when the visitor chose the agent in the form. The service may send another one. */
  readonly askedFor: (name: string) => string;
  readonly call: string;
  readonly text: string;
  /** `call` with the whole name, for a screen reader. */
  readonly callName: (name: string) => string;
  readonly textName: (name: string) => string;
}

/** The words about what an assistant did for the visitor. */
interface AssistantsMessages {
  /** Stands above the form, and is what the mark at a field says. */
  readonly filled: string;
  /** Follows `filled` above the form. */
  readonly check: string;
}

/** The words of moving and canceling a booked tour. `time` is a day and a time. */
interface ChangeMessages {
  readonly rescheduleHeading: string;
  readonly rescheduleText: string;
  /** Shown after a lost reply. `times`: the times that the tour may have been moved to. */
  readonly perhapsRescheduled: (times: readonly string[]) => string;
  readonly keepTime: (time: string) => string;
  /** Stands in place of `keepTime` after a lost reply, when nobody knows which time would be kept. */
  readonly back: string;
  /** Stands in place of the new time until one is chosen. */
  readonly chooseTime: string;
  /** Read out for the line that shows the old time and the new one. */
  readonly fromTo: (from: string, to: string) => string;
  readonly reschedule: string;
  readonly rescheduling: string;
  /** Read out when a new time was chosen. */
  readonly chosen: (time: string) => string;
  /** Shown and read out after a press on the present time of the tour. */
  readonly ownTime: string;
  /** Shown when the new time was refused, and the fresh times of the day are not known. */
  readonly slotTakenOrPast: (time: string) => string;
  /** Shown when the new time was refused, although it is among the fresh times: the service refuses it for this visitor. */
  readonly slotTakenButFree: (time: string) => string;
  /** Shown after the new time was refused. `time`: the time that the tour still has. */
  readonly stays: (time: string) => string;
  /** Shown when the new time was refused, and the reply of an earlier move to it was lost. */
  readonly takenPerhapsRescheduled: string;
  /** Shown when a tour was neither moved nor canceled, by the reason. */
  readonly notChanged: Record<'offline' | 'rate-limited' | 'refused', string>;
  readonly cancelHeading: string;
  /** `place` is empty if it is not known. */
  readonly cancelText: (time: string, place: string) => string;
  readonly otherTimes: string;
  readonly allTimes: string;
  readonly keepTour: string;
  readonly cancel: string;
  readonly canceling: string;
  /** Shown below a refusal, with the service's own words. */
  readonly serviceSays: (words: string) => string;
  readonly canceledHeading: string;
  readonly told: string;
  readonly notTold: string;
  /** Stands before the button `removeEntry`. */
  readonly inCalendar: string;
  /** The button that saves a file. The file takes the tour out of a calendar. */
  readonly removeEntry: string;
  /** The title of the entry in that file. `place` is empty if it is not known. */
  readonly canceledEntry: (place: string) => string;
  /** Shown after the file was saved. `name`: the name of the file. */
  readonly entrySaved: (name: string) => string;
  readonly bookAnother: string;
  readonly rescheduleUnsureHeading: string;
  readonly rescheduleUnsureText: (from: string, to: readonly string[]) => string;
  readonly rescheduleUnsureContact: string;
  /** Shown after another try to move or to cancel failed, by the reason. */
  readonly notChangedAgain: Record<'offline' | 'rate-limited' | 'refused', string>;
  readonly otherTime: string;
  readonly rescheduleAgain: (time: string) => string;
  readonly cancelUnsureHeading: string;
  readonly cancelUnsureText: (time: string) => string;
  readonly cancelUnsureContact: string;
  readonly cancelAgain: string;
  /** Shown when the service lets this visitor change nothing. */
  readonly notAllowed: string;
}

/** The words of one field. */
interface FieldWords {
  readonly label: string;
  /** Tells the visitor what to do when the field is required and was left empty. */
  readonly missing: string;
  /** The name of the field within a sentence. Default: its label. */
  readonly name?: string;
}
/** The words of the choices that the widget knows. A service may have further layouts. */
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
  /** As `missing` of a field, for a question in the integrator's words. `label`: this question. */
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
    /** `edit` with the name of the part, for a screen reader. */
    readonly editPart: (name: string) => string;
  };
  /** The words of choices that the service sends without any. Any other choice is shown as the service wrote it. */
  readonly choices: ChoiceWords;
  readonly problems: {
    readonly email: string;
    readonly phone: string;
    readonly amount: string;
    /** `most`: the highest number of people that can be entered. The lowest is 1. */
    readonly count: (most: number) => string;
    readonly floorAboveCeiling: string;
    readonly date: string;
    readonly pastDate: string;
    /** `excess`: how many characters must go. */
    readonly tooLong: (excess: number) => string;
  };
  /** The messages about answers that the service refused. */
  readonly refused: {
    /** Shown at the refused field, in place of the service's own words: those are about what was sent, not about what the visitor sees. */
    readonly typed: string;
    /** The same where the answer is chosen. */
    readonly optional: string;
    readonly required: string;
    /** Stands above the messages about refused answers that have no field on the screen. */
    readonly notBooked: string;
    /** `message`: the service's own words about the field `name`. */
    readonly line: (name: string, message: string) => string;
  };
  /** The people who move in with the visitor. The visitor is the first person. */
  readonly people: {
    /** How many people will live here, as an answer that is said back. */
    readonly count: (count: number) => string;
    /** The name of a person in the form. `number` begins with 2. */
    readonly person: (number: number) => string;
    readonly missing: Readonly<Record<'first_name' | 'last_name', string>>;
    readonly remove: string;
    /** `remove` with the name of the person, for a screen reader. */
    readonly removePerson: (person: string) => string;
    readonly added: (person: string) => string;
    readonly removed: (person: string) => string;
    /** `count`: how many people a booking takes, with the visitor. */
    readonly atMost: (count: number) => string;
    /** The people after the visitor, by their names, in one line. */
    readonly said: (names: readonly string[]) => string;
  };
  /** The first entry of a list from which nothing was picked yet. */
  readonly chooseOne: string;
  /**
   * The box for consent to text messages where the integrator names the sender. Carriers want all of it in every language, with these
   * Latin words: who writes, about what, how often, what it costs, STOP, HELP, and that it is no condition. `fields.sms_opted_in` is the
   * box without a sender.
   */
  readonly consent: {
    readonly label: (sender: string) => string;
    /** The links beside the box. */
    readonly terms: string;
    readonly privacy: string;
  };
  /** Shown below a question whose choices are loaded while the form is used. */
  readonly list: {
    readonly unasked: string;
    readonly loading: string;
    readonly failed: string;
    readonly none: string;
    readonly retry: string;
    /** `retry` with the question, for a screen reader, since two lists may fail at once. It must begin with the words of `retry`. */
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

/** The words of the homes on a tour. Amounts come as they are written: `$3,480`. */
interface HomeMessages {
  /** The name of a home, by the number of the unit: `Home 4B`. */
  readonly home: (label: string) => string;
  readonly floorplan: (label: string) => string;
  /** The heading above the only home. `name`: what `home` or `floorplan` gives. */
  readonly tourOf: (name: string) => string;
  /** The heading above two or three homes. */
  readonly tourOfAll: (count: number) => string;
  /** The button beside the names of the homes, where there is little room. */
  readonly change: string;
  /** The price of a home whose total is known: all that must be paid each month. Of a floorplan, `total` is what `from` gives. */
  readonly aMonth: (total: string) => string;
  /** The price of a home of which only a rent is known. `rent`: an amount, or what `from` gives. */
  readonly rentIs: (rent: string) => string;
  /** The same, where mandatory fees come on top. */
  readonly feesExtra: (rent: string) => string;
  readonly from: (amount: string) => string;
  /** Stands below a total: the rent and the monthly fees in it. */
  readonly madeOf: (rent: string, fees: string) => string;
  /** Stands below a price: all fees that are paid once. */
  readonly oneTime: (amount: string) => string;
  /** Opens the names of the fees. */
  readonly fees: string;
  /** `fees`: the names of the monthly fees in a total. */
  readonly includes: (fees: readonly string[]) => string;
  /** A fee that is paid once. */
  readonly once: (fee: string, amount: string) => string;
  /** Stands before what else the service says of fees, in its own words. */
  readonly listedFees: string;
  /** The size of a home, by its name in the configuration: `studio`, `loft`, `1br` to `4+br`. */
  readonly beds: {
    readonly [Layout in 'studio' | 'loft' | '1br' | '2br' | '3br' | '4+br']: string;
  };
  readonly baths: (count: number, written: string) => string;
  readonly size: (feet: string) => string;
  readonly freeNow: string;
  /** `day`: `January 15`. */
  readonly freeFrom: (day: string) => string;
  /** How many photos a home has, for a screen reader. */
  readonly photos: (count: number) => string;
  /** How many homes are of a floorplan. */
  readonly alike: (count: number) => string;
  readonly onTour: string;
  readonly add: string;
  /** Shown before any home is on the tour. */
  readonly whichHome: string;
  readonly choose: string;
  readonly takeOut: (name: string) => string;
  readonly takenOut: (name: string) => string;
  readonly undo: string;
  /** Shown when the service does not list a home any more. */
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
  /** The question to a visitor who wants a fourth home. `name`: that home. */
  readonly whichOut: (name: string) => string;
  readonly swap: (name: string) => string;
  readonly seeTimes: string;
}

/** The words of the kinds of tour. */
interface KindMessages {
  /** Heard before the choices. */
  readonly question: string;
  readonly label: Readonly<Record<TourKind, string>>;
  /** One short line below the label. */
  readonly line: Readonly<Record<TourKind, string>>;
  /** Shown when the visitor chose another kind, and the time that they chose before is not free for it. */
  readonly notFree: Readonly<Record<TourKind, (time: string) => string>>;
}

/** The words of the launcher: of its button and of the dialog around the widget. */
interface LauncherMessages {
  /** The name of the dialog. */
  readonly dialog: string;
  readonly close: string;
  /** Shown when the visitor wants to close the dialog while something is sent. */
  readonly wait: string;
  /** The text of the button on the page, unless the host gives it a label. */
  readonly button: string;
  /** Stands below the label of the button: the next free time, if it is today at the property. */
  readonly nextToday: (time: string) => string;
  readonly nextOn: (day: string, time: string) => string;
  /** Stands in place of the label and the time, if the visitor has a tour. `day`: `Tue`, or `Tue, Dec 22` if it is not in the next week. */
  readonly yourTour: (day: string, time: string) => string;
  /** Stands in place of the label, if the visitor waits for a free time. */
  readonly onList: string;
  /** Shown when the dialog takes long to load. */
  readonly slow: string;
}

/** The words for leaving details in place of a booking. */
interface LeadMessages {
  readonly heading: string;
  /** Shown in place of the heading when the next days have no free time. `day`: the last of these days. */
  readonly nothingThrough: (day: string) => string;
  /** Shown below the heading when every day that can be booked is taken. `days`: how many they are. */
  readonly lookedAt: (days: number) => string;
  readonly text: string;
  /** Opens the form, where a waitlist is the first way on. */
  readonly ask: string;
  /** The button that goes on to the days after those without a free time. `month`: `January 2027`. */
  readonly seeMonth: (month: string) => string;
  /** The button that goes back to a calendar without a free time. */
  readonly showCalendar: string;
  readonly suits: string;
  readonly suitNames: Readonly<
    Record<'morning' | 'afternoon' | 'evening' | 'weekdays' | 'saturday' | 'sunday', string>
  >;
  readonly send: string;
  readonly sending: string;
  /** The text for the property's staff: the times that suit, and the last day of those without a free time, if any. */
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

/** The words for a visitor whose link was not followed. */
interface LinksMessages {
  /** The link cannot be read. */
  readonly unreadable: string;
  /** The link is for a property, or for something, that this page does not have. */
  readonly elsewhere: string;
  /** `time`: the time of the link, `Saturday, December 5, 10:15 AM`. */
  readonly past: (time: string) => string;
  /** The time is on a day that cannot be booked. */
  readonly beyond: (time: string) => string;
  /** A tour is booked in this tab. */
  readonly booked: string;
}

/** The words for picking from a long list. A count comes as a number, and as it is `written` in the visitor's language. */
interface ListMessages {
  /** Shown below the field. `count`: how many entries there are. */
  readonly hint: (count: number, written: string) => string;
  /** The last line of the open list: how many more match. */
  readonly more: (count: number, written: string) => string;
  readonly noMatch: string;
  /** Read out while the visitor types. */
  readonly found: (count: number, written: string) => string;
  /** The name of the list of picked entries, for the question `label`. */
  readonly picked: (label: string) => string;
  readonly remove: (name: string) => string;
  /** Read out when an entry was picked. */
  readonly added: (name: string) => string;
  readonly removed: (name: string) => string;
  /** Stands for something that was picked earlier and is no longer in the list. */
  readonly unknown: (id: string) => string;
}

/**
 * The words of the plain screen, which stands in for a screen that failed. None of them is a function, so none can throw.
 * The messages of a host never replace them.
 */
interface PlainMessages {
  readonly heading: string;
  /** Shown when nothing was sent yet. */
  readonly nothingSent: string;
  /** The button that shows the screen anew. It sends nothing. */
  readonly showAgain: string;
  /** Shown while something is sent. The screen changes when the reply comes. */
  readonly wait: string;
  readonly notBooked: string;
  /** Shown below the times of bookings whose reply was lost. */
  readonly perhaps: string;
  readonly rescheduling: string;
  readonly notRescheduled: string;
  /** Followed by the time. */
  readonly stays: string;
  readonly rescheduleUnsure: string;
  /** Followed by the times. */
  readonly rescheduleUnsureText: string;
  readonly canceling: string;
  readonly notCanceled: string;
  readonly canceled: string;
  readonly cancelUnsure: string;
  readonly cancelUnsureText: string;
  readonly sendingDetails: string;
  readonly detailsLeft: string;
  readonly detailsUnsure: string;
  readonly detailsNotSent: string;
}

/** The words of the frame, of the first screens, and of a widget that cannot go on. */
interface WidgetMessages {
  readonly title: string;
  readonly minutes: (count: number) => string;
  /** Stands above the times: `Times in Eastern Time (UTC−5)`. */
  readonly timesIn: (zone: string, offset: string | undefined) => string;
  readonly localTime: string;
  readonly loading: string;
  /** Shown when loading takes longer than usual. */
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
  /** Shown if the visitor can only call or write. Left out without a contact. */
  readonly contactUs: string;
  readonly unreachableHeading: string;
  readonly unreachable: Troubles;
  /** Shown when the widget failed, and nothing of the booking can be shown. */
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
  /** Stands beside the label of a field that may stay empty. */
  readonly optional: string;
  /** Heard while something is being fetched or sent. */
  readonly working: string;
}

/** The words of the screens after the first ones, and of the problems on the first ones. */
interface ScreenMessages {
  readonly closedDay: string;
  readonly noTimes: string;
  /** Shown after the last tour of today. `time`: the start of that tour. */
  readonly noTimesToday: (time: string) => string;
  /** Shown when every day that can be booked was asked about and none has a free time. */
  readonly nothing: (days: number) => string;
  /** Shown when every day that can be booked is listed as closed. */
  readonly allClosed: (days: number) => string;
  readonly nextFreeDay: (day: string) => string;
  /** The button that leads to an earlier day with times. */
  readonly earlierFreeDay: (day: string) => string;
  readonly findNext: string;
  readonly finding: string;
  /** Starts the search again from where it has ended. */
  readonly lookFurther: string;
  /** Tells how far a search has come. `day`: the last day without a free time. */
  readonly nothingUntil: (day: string) => string;
  /** Shown when a search has found nothing up to the last day. `day`: the one that the search began with. */
  readonly nothingAfter: (day: string) => string;
  /** Shown beside times that are not the newest, because the service does not answer. `time`: when it gave them. */
  readonly asOf: (time: string) => string;
  /** The name of the month that opens over the page. */
  readonly chooseDay: string;
  readonly closeMonth: string;
  readonly notLoaded: Troubles;
  /** Read out when "try again" has failed too. */
  readonly stillNotLoaded: Troubles;
  /** Shown when the time was refused, and the fresh times of the day are not known yet. */
  readonly slotTakenOrPast: (time: string) => string;
  /** Shown when the time was refused, and is not among the fresh times. */
  readonly slotTaken: (time: string) => string;
  /** Shown when the time was refused, although it is among the fresh times: the service refuses it for this visitor. */
  readonly slotTakenButFree: (time: string) => string;
  /** Shown when the visitor's own booking may have taken the time. */
  readonly takenPerhapsOwn: string;
  /** Shown above the times and the form after a lost reply. `times`: those of the bookings in question. */
  readonly unknownOutcomes: (times: readonly string[]) => string;
  /** Heard after the refusal of a time. `times`: `31 times`. */
  readonly timesLeft: (times: string, day: string) => string;
  readonly answersKept: string;
  readonly takenNearest: string;
  /** Stands after each of the nearest times, before the next one or `takenOr`. */
  readonly takenComma: string;
  readonly takenOr: string;
  readonly takenPick: string;
  readonly detailsHeading: string;
  readonly change: string;
  readonly changeLabel: string;
  readonly submit: (time: string) => string;
  readonly sending: string;
  readonly privacy: string;
  /** Stands below the button that books: what it costs. */
  readonly free: string;
  /** Stands after `free`, if a tour can be moved and canceled in the widget. */
  readonly freeToChange: string;
  readonly notBooked: Record<'offline' | 'rate-limited' | 'refused', string>;
  /** Shown when a look-up found that a tour, whose reply was lost, was not booked. `time`: the time of that tour. */
  readonly foundNotBooked: (time: string) => string;
  /** Asks before the tour at `time` is booked. `times`: the times of bookings whose reply was lost. */
  readonly bookToo: (times: readonly string[], time: string) => string;
  /** Shown in the form when another tab of the site has booked a tour. `tour`: its day and time. */
  readonly tourElsewhere: (tour: string) => string;
  /** Asks before the tour at `time` is booked beside that one. `tour`: the day and time of that one. */
  readonly bookBeside: (tour: string, time: string) => string;
  /** The button that books the tour at `time` all the same. */
  readonly submitToo: (time: string) => string;
  readonly unsureHeading: string;
  readonly unsureText: (time: string) => string;
  readonly unsureContact: string;
  /** Shown after "book again" failed, by the reason. */
  readonly notBookedAgain: Record<'offline' | 'rate-limited' | 'refused', string>;
  readonly bookAgain: string;
  readonly otherTime: string;
  /** Shown while the host is asked whether the tour was booked. */
  readonly lookingUp: string;
  readonly lookUpAgain: string;
  readonly stillUnsure: string;
  readonly bookedHeading: string;
  /** Shown when the service booked another time than the visitor asked for. */
  readonly otherTimeHeading: string;
  readonly otherTimeText: (asked: string, booked: string) => string;
  readonly rescheduledHeading: string;
  /** Shown when the chunk that changes a booked tour could not be loaded. */
  readonly notLoadedHeading: string;
  readonly backToTour: string;
  /** Shown when the chunk with calendar entry, directions and changes could not be loaded. A button to try again follows. */
  readonly actionsNotLoaded: string;
  /** Stands above a tour that was booked before. */
  readonly yourTour: string;
  /** Read out when another tab has booked or moved the tour. `time`: its day and time. */
  readonly youBooked: (time: string) => string;
  /** The button below a tour that was booked earlier in this tab. */
  readonly bookAnother: string;
  /** Stands above a booked tour. `weekday`: in full. `name`: empty if it is not known. */
  readonly seeYouOn: (weekday: string, name: string) => string;
  readonly yourTime: (time: string) => string;
  /** The words before the colon of a line of `instructions` that give the line its icon. */
  readonly noteWords: {
    readonly where: string;
    readonly bring: string;
    readonly gettingThere: string;
  };
  /** Shown on the booked screen when the outcome of other bookings is unknown. `times`: their times. */
  readonly perhapsBookedToo: (times: readonly string[]) => string;
  /** Stands before the contact on the booked screen. */
  readonly question: string;
  /** The button that goes back to the times from leaving details. */
  readonly backToTimes: string;
  readonly closedHeading: string;
  /** Read out when "try again" has failed too. */
  readonly stillUnreachable: string;
}

/**
 * The words for tours that the office still has to confirm (`confirms="office"`). Each group stands in place of messages that say
 * "booked": `screens.submit` here in place of `screens.submit` there.
 */
interface RequestedMessages {
  /** Stands above the heading: the tour is not booked yet. */
  readonly state: string;
  /**
   * Who answers, and by when. `place`: the name or the address of the property, `time`: a day and a time. Each is empty if it is not known.
   */
  readonly answer: (place: string, time: string) => string;
  readonly widget: Pick<WidgetMessages, 'title'>;
  readonly launcher: Pick<LauncherMessages, 'dialog' | 'button' | 'yourTour'>;
  readonly screens: Pick<
    ScreenMessages,
    | 'slotTakenOrPast'
    | 'slotTakenButFree'
    | 'takenPerhapsOwn'
    | 'unknownOutcomes'
    | 'submit'
    | 'sending'
    | 'foundNotBooked'
    | 'bookToo'
    | 'tourElsewhere'
    | 'bookBeside'
    | 'submitToo'
    | 'unsureHeading'
    | 'unsureText'
    | 'unsureContact'
    | 'bookAgain'
    | 'lookingUp'
    | 'bookedHeading'
    | 'otherTimeHeading'
    | 'otherTimeText'
    | 'rescheduledHeading'
    | 'youBooked'
    | 'bookAnother'
    | 'seeYouOn'
    | 'perhapsBookedToo'
    | 'question'
    | 'freeToChange'
  > & {
    readonly notBooked: Pick<ScreenMessages['notBooked'], 'rate-limited' | 'refused'>;
  };
  readonly form: {
    readonly booker: Pick<FormMessages['booker'], 'label'>;
    readonly refused: Pick<FormMessages['refused'], 'notBooked'>;
  };
  readonly homes: Pick<HomeMessages, 'goneText'>;
  readonly agent: Pick<AgentMessages, 'willShow'>;
  readonly actions: Pick<
    ActionMessages,
    'title' | 'addToCalendar' | 'changeAt' | 'reschedule' | 'cancelTour' | 'notAllowed'
  >;
  readonly changes: Pick<
    ChangeMessages,
    | 'rescheduleHeading'
    | 'rescheduleText'
    | 'perhapsRescheduled'
    | 'reschedule'
    | 'rescheduling'
    | 'slotTakenOrPast'
    | 'slotTakenButFree'
    | 'takenPerhapsRescheduled'
    | 'stays'
    | 'rescheduleUnsureHeading'
    | 'rescheduleUnsureText'
    | 'cancelHeading'
    | 'keepTour'
    | 'cancel'
    | 'canceling'
    | 'canceledHeading'
    | 'canceledEntry'
    | 'cancelUnsureHeading'
    | 'cancelUnsureText'
    | 'notAllowed'
    | 'bookAnother'
  >;
  readonly plain: Pick<
    PlainMessages,
    'notBooked' | 'perhaps' | 'canceling' | 'notCanceled' | 'canceled' | 'cancelUnsure'
  >;
}

/** The words for the waitlist: a visitor is told when a time frees up. */
interface WaitlistMessages {
  /** The button that opens the form, and the heading of that form. */
  readonly offer: string;
  /** Says what the list does, how often, and that it holds no time. Also on the screen of the entry. */
  readonly text: string;
  readonly days: string;
  readonly weekend: string;
  /** The choice of the week after this one, from Monday. */
  readonly nextWeek: string;
  /** The choice of days of the visitor's own. */
  readonly own: string;
  /** The labels of these. */
  readonly first: string;
  readonly last: string;
  /** The choice of every day of the booking period. `last`: the last of them. */
  readonly anyDay: (last: string) => string;
  readonly parts: string;
  /** Says what it means that no part of the day is ticked. */
  readonly partsHint: string;
  readonly anyTime: string;
  readonly send: string;
  readonly sending: string;
  /** `not-done`: shown after a lost reply, once it is known that nothing arrived. */
  readonly notJoined: Readonly<Record<('offline' | 'rate-limited' | 'refused' | 'unsure') | 'not-done', string>>;
  /** The screen before the visitor's address is confirmed. It is the same whether or not the address is on the list already. */
  readonly checkHeading: string;
  readonly checkText: string;
  /** For a visitor who finds no message. */
  readonly checkAgain: string;
  /** The button that leaves the list and opens the form again. */
  readonly otherAddress: string;
  /** Stands below the times meanwhile. */
  readonly checkLine: string;
  /** The screen that the link of that message leads to. */
  readonly confirmHeading: string;
  readonly confirmText: string;
  readonly confirmYes: string;
  readonly confirming: string;
  readonly notConfirmed: Readonly<
    Record<Exclude<'offline' | 'rate-limited' | 'refused' | 'unsure', 'refused'>, string>
  >;
  /** The heading of the screen of the entry after that. */
  readonly confirmedHeading: string;
  readonly expiredHeading: string;
  readonly expiredText: string;
  readonly listHeading: string;
  /** The days that the visitor waits for, if they are more than one. */
  readonly fromTo: (first: string, last: string) => string;
  /** Stands below the times. `day`: the last day of the entry. */
  readonly until: (day: string) => string;
  /** The button below the times that opens the screen of the entry. */
  readonly show: string;
  readonly leave: string;
  readonly leaveYes: string;
  readonly leaveNo: string;
  readonly leaving: string;
  readonly notLeft: Readonly<Record<Exclude<'offline' | 'rate-limited' | 'refused' | 'unsure', 'refused'>, string>>;
  /** Ask once more before the visitor leaves, in the place of the button or for one who follows the link to leave. */
  readonly leaveHeading: string;
  readonly leaveText: string;
  readonly leftHeading: string;
  readonly leftText: string;
  /** Stands after the words that a time is taken. */
  readonly stillOn: string;
  /** Shown to a visitor whose link names an entry that is over, or that was left. */
  readonly gone: string;
  /** Shown where the entry of a link could not be read. */
  readonly notRead: string;
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
  readonly requested: RequestedMessages;
  readonly waitlist: WaitlistMessages;
  readonly assistants: AssistantsMessages;
  readonly links: LinksMessages;
}
/** The words of the first screens. */
interface FirstMessages {
  /** The language of the words, BCP 47: `fr`. Dates and numbers are written in it too. */
  readonly language: string;
  /** The direction in which the language is written. */
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
 * Messages of your own. With `language` they are a whole language, and English stands in for what is missing. Without it they replace
 * single messages of the language that is shown.
 */
type GivenMessages = SomeOf<Messages>;

export type {
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
  Messages,
  NextStep,
  OfferedKind,
  PlainMessages,
  RequestedMessages,
  ScreenMessages,
  SomeOf,
  TourKind,
  TourKinds,
  Troubles,
  UiMessages,
  WaitlistMessages,
  WidgetMessages,
};
