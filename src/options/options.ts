import type { CSSProperties } from 'react';
import type { TourClient } from '../api/tours.ts';
import type { Answers, FieldKey, OtherPerson } from '../booking/answers.ts';
import type { EventHandlers } from '../core/events.ts';
import type { FieldSettings } from '../form/fieldSettings.ts';
import type { GivenMessages } from '../i18n/messages.ts';
import type { Corner, Loading, Mode } from './placement.ts';
import type { TourComponents } from './tourComponents.ts';

/** `first_name` as `firstName`. */
export type CamelCase<Name extends string> = Name extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Name;

/**
 * What a visitor can be spared typing: answers by field, `firstName` or `first_name`; text stands for any of them, a list
 * with commas between its entries. Consent is the visitor's alone.
 */
export type Prefill = {
  readonly [Key in Exclude<FieldKey, 'sms_opted_in' | 'other_people'> as Key | CamelCase<Key>]?:
    | Answers[Key]
    | string
    | undefined;
} & {
  /** A list alone: no text stands for it. What is left out of a person is empty. */
  readonly [Key in 'other_people' as Key | CamelCase<Key>]?: readonly Partial<OtherPerson>[] | undefined;
};

export const THEMES = ['light', 'dark', 'auto'] as const;
/** `auto` is the visitor's own setting. */
export type Theme = (typeof THEMES)[number];

export const LEADS = ['auto', 'on', 'off'] as const;
/** Where a visitor can leave details in place of a booking. */
export type Leads = (typeof LEADS)[number];
type Changes = 'on' | 'off';

/**
 * The options of the widget, the same for every door: a prop in camelCase here, an attribute in kebab-case on the
 * element. Text is accepted wherever an attribute can only be text.
 */
export interface BookingOptions extends EventHandlers {
  /** The group (property) whose tours are booked; `<group_id>` of the document. Required. */
  readonly groupId: number | string;
  /** Address of the leasing service, or a path of your site that forwards to it. Required unless `client` is given. */
  readonly api?: string | undefined;
  /** A public key, sent as HTTP Basic. Costs a CORS preflight per call, so leave it out where the service wants none. */
  readonly publicKey?: string | undefined;
  /** In place of `api`: a client of your own. */
  readonly client?: TourClient | undefined;
  /** In place of the global fetch: for a proxy, a header, a captcha. */
  readonly fetch?: typeof fetch | undefined;
  /** Replies to GETs that a page asked for before the widget existed, by URL. The script tag's loader gives it. */
  readonly preloaded?: ((url: string) => Promise<Response> | undefined) | undefined;
  /** Whether `api` may be asked; the script tag's loader gives it, by its attribute `allowed-apis`. */
  readonly allows?: ((api: string) => boolean) | undefined;
  /** The names of the element's attributes, for what is misspelled among them; the element gives them. */
  readonly attributes?: readonly string[] | undefined;
  /**
   * How the widget stands in the page. The script tag reads it when the element starts; in React a change takes effect at once.
   * `inline` (the default): in its place. `dialog`: over the page, opened by any element with `data-tour-booking-open`. `button`:
   * the same, with a button that floats in a corner, or is a bar along the bottom of a narrow page:
   * docs/integration.md#ways-to-open-it.
   */
  readonly mode?: Mode | (string & {}) | undefined;
  /** What that button says. Default "Book a tour", or that in the language of the widget. */
  readonly buttonLabel?: string | undefined;
  /** `bottom-right` (the default) or `bottom-left`. */
  readonly buttonCorner?: Corner | (string & {}) | undefined;
  /** `lazy`: an inline widget asks for nothing, and the script tag loads nothing for it, before its place is near the part of the page in view. Read when it starts. Default `eager`. */
  readonly loading?: Loading | (string & {}) | undefined;
  /** IANA zone of the property, `America/New_York`. Without it times are called the property's local time. */
  readonly timeZone?: string | undefined;
  /** Address of the tour in plain text; sent with the booking as `appointment.location`. */
  readonly location?: string | undefined;
  /** Community id; sent as `client.community`. */
  readonly community?: number | string | undefined;
  /** Length of a tour in minutes, 5 to 1440, for display only. Default 30. */
  readonly duration?: number | string | undefined;
  /** `light`, `dark` or `auto` (the visitor's own setting, the default). */
  readonly theme?: Theme | (string & {}) | undefined;
  /** Any CSS colour. */
  readonly accent?: string | undefined;
  /**
   * BCP 47 tag of the language: `es` and `ar` are shipped beside English, anything else is English unless `messages` brings it. A region
   * (`es-MX`) says how dates and numbers are written. Default: the language of the page, `<html lang>`.
   */
  readonly locale?: string | undefined;
  /**
   * Words of your own: single messages in place of those that are shown, or, with `language`, another language. English stands in for
   * what that lacks: docs/languages.md. Keep the object from render to render.
   */
  readonly messages?: GivenMessages | undefined;
  /** Offered wherever online booking ends. */
  readonly contactPhone?: string | undefined;
  /** Offered wherever online booking ends. */
  readonly contactEmail?: string | undefined;
  /** Your privacy notice, linked below the form: an http(s) address, or a path of your site. */
  readonly privacyUrl?: string | undefined;
  /** Days (`2026-12-25`) and weekdays (`sunday`) without tours, as a list or comma-separated text. */
  readonly closedDays?: string | readonly string[] | undefined;
  /** How many days ahead can be booked, 1 to 366. Default 60. */
  readonly horizonDays?: number | string | undefined;
  /** The day to open with, `2026-12-05`; one that cannot be booked gives way to the first that can. Default today at the property. */
  readonly initialDay?: string | undefined;
  /**
   * Answers the form opens with, by the name of the field (docs/options.md#fields): an object as a prop, an attribute for each on the
   * element. Read when the widget starts.
   */
  readonly prefill?: Prefill | undefined;
  /** Takes answers from the address of the page as well: `?tour_first_name=Lara`. Off unless it is wanted; `prefill` goes before. */
  readonly prefillFromUrl?: boolean | string | undefined;
  /** Fields whose preset the visitor sees and cannot change, as a list or comma-separated text. */
  readonly lock?: string | readonly string[] | undefined;
  /** Keeps the visitor's answers for the tab until a tour is booked: in the session storage, without the consent. `off`: nothing is stored. Default on. */
  readonly remember?: boolean | string | undefined;
  /**
   * Per field, over what the service's configuration says: `hidden`, `optional` or `required`, or an object of `mode`, `label`
   * (the question in your words) and `order` (its place in its part: lower first, 0 where none is given). A hidden field with
   * a preset is sent with it.
   */
  readonly fields?: FieldSettings | undefined;
  /** The sentence about a mail, shown after booking; only a service that sends one should promise it. */
  readonly mailPromise?: string | undefined;
  /**
   * Lines for the booked screen and the calendar entry: where to go, what to bring. A list, or text with `|` or a line
   * break between them. Words before a colon stand out: `Bring: A photo ID`.
   */
  readonly expect?: string | readonly string[] | undefined;
  /**
   * Whether a visitor can leave details (name, email, what suits) in place of a booking: `auto` (the default) offers it where
   * a search found nothing free, `on` below the times as well, `off` nowhere. They go to `POST /api/v2/clients`.
   */
  readonly leads?: Leads | (string & {}) | undefined;
  /** Sent with such details as `campaign_id`. */
  readonly campaignId?: string | undefined;
  /** Sent with such details as `campaign_info`. */
  readonly campaignInfo?: string | undefined;
  /**
   * Pushes each event to a data layer, as Google Tag Manager reads it: `true` or `on` to `window.dataLayer`, text to the global of
   * that name, or a list of your own. Off unless it is wanted. Its names: docs/counting.md#data-layer.
   */
  readonly dataLayer?: boolean | string | unknown[] | undefined;
  /**
   * Reads where the visitor came from: utm marks and click marks of the page they landed on, and the origin of the page before.
   * Kept for the tab in its session storage. Off unless it is wanted.
   */
  readonly attribution?: boolean | string | undefined;
  /**
   * What of that is sent with a booking as `discovery_source`: `utm_source`, the name of a click mark or the host of the page before,
   * each with the service's code, as an object or as text (`google=80, facebook.com=90`). Wants `attribution`. What the visitor
   * answers goes before.
   */
  readonly discoverySources?: string | Readonly<Record<string, number | string>> | undefined;
  /** `off`: a booked tour can be neither moved nor cancelled here. Default `on`. */
  readonly changes?: Changes | (string & {}) | undefined;
  /**
   * The number of an appointment, to change that tour in place of booking one: on a page that only its visitor can open, behind
   * a login or a signed link. Wants `manageStart`.
   */
  readonly manage?: number | string | undefined;
  /**
   * When that tour starts by the clock of the property, `2026-12-05T10:15:00`, without an offset: the service tells a visitor nothing
   * of it. Where `manage` or this is given alone, or is wrong, nothing is asked and nothing can be booked.
   */
  readonly manageStart?: string | undefined;
  /** The element's id, given with every event as `elementId`. In React, of the element around the widget; `mount` knows its target's. */
  readonly id?: string | undefined;
  /**
   * Told of each problem that does not stop the widget, one clear sentence each. Without it they go to the
   * console, in React in development only.
   */
  readonly onWarning?: ((message: string) => void) | undefined;
}

/** The same with what only the React component takes. */
export interface TourBookingOptions extends BookingOptions {
  /** Components of your own in place of single parts: docs/react.md#components-of-your-own. */
  readonly components?: TourComponents | undefined;
  /**
   * Puts the widget in a shadow root of its own, as the script tag does: no style of the page reaches it, but the custom properties. On a
   * server only its empty place is rendered, which hydrates without a warning; give it a height by `className` or `style`. What is
   * in it is a React tree of its own: `components` read no context of the page around.
   */
  readonly isolate?: boolean | undefined;
  /** For the element around the widget. */
  readonly className?: string | undefined;
  /** For the element around the widget. */
  readonly style?: CSSProperties | undefined;
}
