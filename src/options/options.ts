import type { QueryClient } from '@tanstack/query-core';
import type { TourClient } from '../api/tourClient.ts';
import type { Answers, FieldKey, OtherPerson } from '../booking/answers.ts';
import type { Rents } from '../booking/tourHomes.ts';
import type { NextStep } from '../booking/tourKind.ts';
import type { Confirms, Prefetch } from '../core/bookingSettings.ts';
import type { CamelCase, EventHandlers } from '../core/events.ts';
import type { LookUp } from '../core/lookUp.ts';
import type { FieldSettings } from '../form/fieldModes.ts';
import type { GivenMessages } from '../i18n/messages.ts';
import type { AgentOption } from './agentOption.ts';
import type { HomesOption } from './homesOption.ts';
import type { Corner, Loading, Mode } from './placement.ts';
import type { TourKindOptions } from './tourKindsOption.ts';

/** Answers that the visitor need not type, by field: `firstName` or `first_name`. The consent cannot be preset. */
export type Prefill = {
  readonly [Key in Exclude<FieldKey, 'sms_opted_in' | 'other_people'> as Key | CamelCase<Key>]?:
    | Answers[Key]
    | undefined;
} & {
  /** The people who move in, as a list, not as text. Parts of a person that are left out are empty. */
  readonly [Key in 'other_people' as Key | CamelCase<Key>]?: readonly Partial<OtherPerson>[] | undefined;
};

export const THEMES = ['light', 'dark', 'auto'] as const;
/** The colors of the widget. `auto` follows the visitor's own setting. */
export type Theme = (typeof THEMES)[number];

export const CONFIRMS: readonly Confirms[] = ['service', 'office'];

/** When a visitor can leave details instead of booking: if nothing is free (`auto`), always (`on`) or never (`off`). */
export type Leads = 'auto' | 'on' | 'off';

/** A switch as text. The element and `mount` take it in any letters; an attribute without a value is a yes. */
export type SwitchText = '' | 'on' | 'off' | 'true' | 'false' | 'yes' | 'no' | '1' | '0';

/**
 * The options of the widget. They are the same for every way to use it: a prop in camelCase here, an attribute in kebab-case on the
 * element. An option that an attribute can carry may be text.
 */
export interface BookingOptions extends EventHandlers {
  /** The group (property) whose tours are booked: `<group_id>` of the API document. Required. */
  readonly groupId: number | string;
  /** Address of the leasing service, or a path of your site that forwards to it. Required unless `edge` or `client` is given. */
  readonly api?: string | undefined;
  /** Address of your edge, in place of `api`. A booking then happens once, a lost reply is found, and a visitor can change the tour: docs/edge.md. */
  readonly edge?: string | undefined;
  /** A public key, sent as HTTP Basic. It costs a CORS preflight per call, so leave it out when the service needs none. */
  readonly publicKey?: string | undefined;
  /** Your own client, instead of `api`. It may be another object at each render. */
  readonly client?: TourClient | undefined;
  /** Your own function instead of the global `fetch`: for a proxy, a header, a captcha. */
  readonly fetch?: typeof fetch | undefined;
  /**
   * Names the service in the keys of the queries and of the visitor's storage. Give a server and a browser the same name if they reach the
   * service by different addresses. Read when a booking begins. Default: `api` or `edge`.
   */
  readonly service?: string | undefined;
  /**
   * Your own query client, in which the widget keeps its queries. Read when a booking begins. Default: one of the widget's own:
   * docs/react.md#react-query.
   */
  readonly queryClient?: QueryClient | undefined;
  /**
   * Where the widget shows: `inline` (the default) in its place, `dialog` over the page, `button` over the page with a floating button:
   * docs/dialog.md.
   */
  readonly mode?: Mode | undefined;
  /** The words on the floating button. Default "Book a tour", in the language of the widget. */
  readonly buttonLabel?: string | undefined;
  /** The corner of the floating button: `bottom-right` (the default) or `bottom-left`. */
  readonly buttonCorner?: Corner | undefined;
  /** `lazy`: an inline widget loads and asks nothing until its place is near the part of the page in view. Read when it starts. Default `eager`. */
  readonly loading?: Loading | undefined;
  /** IANA zone of the property, `America/New_York`. Without it the widget calls times the property's local time. */
  readonly timeZone?: string | undefined;
  /** Address of the tour, in plain text. Sent with the booking as `appointment.location`. */
  readonly location?: string | undefined;
  /** Community id. Sent as `client.community`. */
  readonly community?: number | string | undefined;
  /** Length of a tour in minutes, 5 to 1440, for display only. Default 30. */
  readonly duration?: number | string | undefined;
  /** `light`, `dark` or `auto` (the default: the visitor's own setting). */
  readonly theme?: Theme | undefined;
  /** The main color of the widget, as any CSS color. */
  readonly accent?: string | undefined;
  /**
   * BCP 47 tag of the language. `en`, `es`, `ar`, `zh`, `vi` and `ko` are shipped; `messages` brings others. A region (`es-MX`) sets how
   * dates and numbers are written. Default: `<html lang>` when the widget is mounted: docs/languages.md.
   */
  readonly locale?: string | undefined;
  /** Your own words: single messages or, with `language`, a whole language. What it lacks is in English: docs/languages.md. */
  readonly messages?: GivenMessages | undefined;
  /** Phone number of the property, offered wherever a visitor cannot go on online. */
  readonly contactPhone?: string | undefined;
  /** Email address of the property, offered wherever a visitor cannot go on online. */
  readonly contactEmail?: string | undefined;
  /** Your privacy notice, linked below the form: an http(s) address or a path of your site. */
  readonly privacyUrl?: string | undefined;
  /** The name of the company that sends the text messages, for the words of the consent: docs/consent.md. */
  readonly smsSender?: string | undefined;
  /** The terms of the text messages: an http(s) address or a path of your site, linked beside that box. */
  readonly smsTermsUrl?: string | undefined;
  /** Days and weekdays without tours, a list: `sunday | 2026-12-25`. */
  readonly closedDays?: readonly string[] | undefined;
  /** How many days ahead can be booked, 1 to 366. Default 60. */
  readonly daysAhead?: number | string | undefined;
  /**
   * The day to open with, `2026-12-05`. If it is closed: the next day that can be booked. If it is outside the days that can be booked: the
   * first of them. Default: today at the property.
   */
  readonly initialDay?: string | undefined;
  /**
   * The time whose form opens, `2026-12-05T10:15:00` by the property's clock. If it is not free, the widget says so and shows its day; if
   * that cannot be booked, as `initialDay`. It wins over a time chosen before. Read when a booking begins.
   */
  readonly initialSlot?: string | undefined;
  /**
   * When the widget asks about days that the visitor has not looked at. `view` (the default): about the next 14 days once it is in view,
   * about the rest of the month after the first touch. `touch`: about all of these after the first touch, as `view` with a `publicKey`.
   * `off`: never. Never where the visitor saves data.
   */
  readonly prefetch?: Prefetch | undefined;
  /**
   * Answers that the form opens with, by the name of the field (docs/options.md#fields): an object as a prop, one attribute for each field
   * on the element. Read when the widget starts: docs/form.md.
   */
  readonly prefill?: Prefill | undefined;
  /** Also takes answers from the address of the page: `?tour_first_name=Lara`, a space as `%20` and a plus as `%2B`. `prefill` wins. Default off. */
  readonly prefillFromUrl?: boolean | undefined;
  /** Fields whose preset the visitor sees but cannot change, a list: `layout | notes`. */
  readonly lockedFields?: readonly (keyof Prefill)[] | undefined;
  /**
   * Lets the tour and the answers outlive a reload, in the session storage. `device`: the tour also outlives the tab, in the local storage.
   * `off`: stores nothing and tells other tabs nothing. Default on: docs/privacy.md#kept-in-the-browser.
   */
  readonly remember?: boolean | 'device' | undefined;
  /**
   * For a device that visitors share. Seconds without a touch, 10 to 3600, after which a finished visit and its answers are erased. A
   * booking in doubt is kept. Default: never.
   */
  readonly resetAfter?: number | string | undefined;
  /**
   * Settings by field, which win over the service's: `hidden`, `optional`, `required`, or an object of `mode`, `label` (the question in
   * your words) and `order` (lower first, default 0): docs/form.md.
   */
  readonly fields?: FieldSettings | undefined;
  /**
   * Your own function that knows whether a tour was booked when the reply was lost: `({ service, groupId, start, attempt }) => …`. It answers
   * `{ kind: 'booked', tour }`, `{ kind: 'not-booked' }` or `{ kind: 'unknown' }` within 10 seconds: docs/lost-reply.md.
   */
  readonly lookUp?: LookUp | undefined;
  /**
   * The line below the button that books; `off` for none. Default "It’s free. No account needed. You can move or cancel your tour later.", without the
   * second sentence if the widget offers no changes.
   */
  readonly reassurance?: string | undefined;
  /** A sentence about the confirmation email, shown after booking. Give it only if the service sends such an email. */
  readonly emailNote?: string | undefined;
  /**
   * Lines for the booked screen and the calendar entry, a list. Words before a colon stand out: `Where: Leasing office | Bring: A photo ID`.
   * `Where`, `Bring` and `Getting there`, in the language of the widget, have an icon.
   */
  readonly instructions?: readonly string[] | undefined;
  /**
   * What the visitor has to do next, as a link on the booked screen and in the calendar entry: `{ label, url }`, in an attribute
   * a pair: `Verify your ID = https://id.example.com`. `url` is an http(s) address or a path of your site.
   */
  readonly nextStep?: NextStep | undefined;
  /**
   * Who makes a time certain: `service` (the default) by its reply, or your `office`, later. The widget then says "requested", and sends
   * the event `requested` in place of `booked`: docs/requested-tours.md.
   */
  readonly confirms?: Confirms | undefined;
  /**
   * The agent who shows a visitor around, for the booked screen: `{ name, title, photo, phone }`, or the agent's id, alone or as `{ id }`,
   * which needs a key, your proxy or an edge: docs/agent.md.
   */
  readonly agent?: AgentOption | number | string | undefined;
  /**
   * Whether a visitor can leave details instead of booking: `auto` (the default) when nothing is free, `on` below the times as well, `off`
   * nowhere; as a prop `true` and `false`. They go to `POST /api/v2/clients`.
   */
  readonly leads?: boolean | 'auto' | undefined;
  /** A visitor can ask to be told when a time frees up. Needs `edge`, which keeps the list and sends the messages: docs/waitlist.md. Default off. */
  readonly waitlist?: boolean | undefined;
  /**
   * Assistants in the browser find times and fill in the form, and their links open it. The visitor alone books and consents:
   * docs/assistants.md. Default off.
   */
  readonly assistants?: boolean | undefined;
  /** Sent with the details that a visitor leaves, as `campaign_id`. */
  readonly campaignId?: string | undefined;
  /** Sent with the details that a visitor leaves, as `campaign_info`. */
  readonly campaignInfo?: string | undefined;
  /**
   * Pushes each event to a data layer. `true` or `on`: to `window.dataLayer`; other text: to the global of that name; or a list of your
   * own. Default off: docs/counting.md#data-layer.
   */
  readonly dataLayer?: boolean | string | unknown[] | undefined;
  /**
   * Reads where the visitor came from, and keeps it for this tab in the session storage: docs/counting.md#where-the-visitor-came-from.
   * Default off.
   */
  readonly attribution?: boolean | undefined;
  /**
   * The service's codes for where visitors come from, pairs (`google = 80 | facebook.com = 90`): a `utm_source`, a click mark or a
   * host, and the code sent as `discovery_source` unless the visitor answered that question. Needs `attribution`.
   */
  readonly discoverySources?: Readonly<Record<string, number | string>> | undefined;
  /** Whether a booked tour can be moved or canceled in the widget. Default on. */
  readonly changes?: boolean | undefined;
  /**
   * The number of an appointment, which the visitor changes instead of booking one, on a page that nobody else can open. Needs
   * `manageStart`. With `edge`: `from-link`, the tour of the link that they followed; it needs `timeZone`: docs/changes.md.
   */
  readonly manage?: number | string | undefined;
  /**
   * When the tour of `manage` starts, by the property's clock, without an offset: `2026-12-05T10:15:00`. If one of `manage` and
   * `manageStart` is missing or wrong, the widget asks for nothing and nothing can be booked.
   */
  readonly manageStart?: string | undefined;
  /** With `edge`: the address of your page with `manage="from-link"`, to which the calendar entry links: docs/changes.md#by-a-link-with-an-edge. */
  readonly manageUrl?: string | undefined;
  /**
   * The kinds of tour that a visitor chooses from, pairs with the group of each: `in-person = 101 | video = 103`. At least two; `groupId` is
   * one of their groups: docs/tour-kinds.md.
   */
  readonly tourKinds?: TourKindOptions | undefined;
  /**
   * The homes that can be seen on a tour: `all`, or a list of ids of listings (`4711 | 4712`) and of objects in your own words. Ids and `all` need a key,
   * your proxy or an edge: docs/homes.md.
   */
  readonly homes?: HomesOption | undefined;
  /**
   * The home that a visitor came for, by the id of its listing: the first one on the tour. Another id, given later, adds a home while the
   * visitor still chooses. Triggers and links set it: docs/homes.md.
   */
  readonly home?: number | string | undefined;
  /**
   * What the rents of homes are, if a home does not say it by `total` or `fees`: `total` (with all mandatory fees), `base` (fees come on
   * top) or `off` (no amount anywhere): docs/homes.md#rents-and-fees. Not legal advice.
   */
  readonly rents?: Rents | undefined;
  /** The element's id, which every event has as `elementId`. In React, the id of the element around the widget. `mount` takes that of its target. */
  readonly id?: string | undefined;
  /** Called with one sentence for each problem that does not stop the widget. Without it they go to the console; in React in development only. */
  readonly onWarning?: ((message: string) => void) | undefined;
}

/** The options that name the leasing service. One of them is enough. */
type ServiceOption = 'api' | 'edge' | 'client';

/** `Options` that name the leasing service: `api`, `edge` or `client` is given. */
export type NamesService<Options> = Options &
  { readonly [Name in ServiceOption]: { readonly [Given in Name]: NonNullable<BookingOptions[Given]> } }[ServiceOption];
