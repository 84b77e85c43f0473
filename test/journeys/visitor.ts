import type { FrameLocator, Locator, Page } from 'playwright-core';

/** The answers of the visitor in the journeys. */
export const lara = { first: 'Lara', last: 'Smith', email: 'lara.smith@example.com', phone: '(555) 777-5555' };

/** Runs on the page. Gives the accessible name of the element with the focus, or else its text. Looks into shadow roots. */
export function nameOfFocused(): string {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])].map((label) => label.innerText) : [];
  const tree = element?.getRootNode();
  const naming = element?.getAttribute('aria-labelledby');
  const named = naming && (tree instanceof Document || tree instanceof ShadowRoot) ? tree.getElementById(naming) : null;
  const readable = element?.cloneNode(true);
  if (readable instanceof Element) for (const part of readable.querySelectorAll('[aria-hidden=true]')) part.remove();
  const name = element?.getAttribute('aria-label') ?? named?.textContent ?? labels[0] ?? readable?.textContent ?? '';
  // Times and telephone numbers have non-breaking spaces. The name has plain ones.
  return name.trim().replace(/\s+/g, ' ');
}

/**
 * A visitor's vocabulary: everything by role and name, as it is seen or read out. `within` names the part of the page, or
 * the frame, whose widget is meant.
 */
export function visitorOn(page: Page, within: Page | Locator | FrameLocator = page, title = 'Book a tour') {
  const widget = within.getByRole('region', { name: title });
  const field = (name: string | RegExp): Locator => widget.getByRole('textbox', { name });
  /** The buttons of times, in any language. */
  const slots = (): Locator => widget.locator('.tour-slot');
  /** Opens the part of the day that `time` is in, unless that part has no times. */
  const openPart = async (time: string): Promise<void> => {
    const [hour = 0] = time.split(':').map(Number);
    const part = time.endsWith('AM') ? 'Morning' : hour === 12 || hour < 5 ? 'Afternoon' : 'Evening';
    const tab = widget.getByRole('tab', { name: new RegExp(`^${part}`) });
    // A day with few times shows all of them, without tabs.
    await slots().first().waitFor();
    if ((await tab.count()) > 0 && (await tab.isEnabled())) await tab.click();
  };
  const heading = (name: string | RegExp): Locator => widget.getByRole('heading', { name });
  const pickTime = async (name: string): Promise<void> => {
    await openPart(name);
    await widget.getByRole('button', { name, exact: true }).first().click();
  };
  /** Name and email address, as the form of the waitlist asks for them. */
  const fillNames = async (person: Partial<typeof lara> = {}): Promise<void> => {
    const { first, last, email } = { ...lara, ...person };
    await field('First name').fill(first);
    await field('Last name').fill(last);
    await field('Email').fill(email);
  };
  const fillDetails = async (person: Partial<typeof lara> = {}): Promise<void> => {
    await fillNames(person);
    await field('Phone').fill(person.phone ?? lara.phone);
  };
  const submit = (): Promise<void> => widget.getByRole('button', { name: /^Book / }).click();
  return {
    widget,
    openPart,
    field,
    heading,
    pickTime,
    fillDetails,
    fillNames,
    submit,
    /** Books a tour at `time` on the day in view. */
    async bookTour(time: string, person?: Partial<typeof lara>): Promise<void> {
      await pickTime(time);
      await fillDetails(person);
      await submit();
      await heading('Your tour is booked').waitFor();
    },
    button: (name: string | RegExp): Locator => widget.getByRole('button', { name }),
    /** The buttons of the free times in view, in English. */
    freeTimes: (): Locator => widget.getByRole('button', { name: /^\d{1,2}:\d\d [AP]M$/ }),
    /** A day by its full name, `Friday, December 4, 2026`. */
    day: (name: string): Locator => widget.getByRole('button', { name: new RegExp(`^${name}`) }),
    /** The same day in the month, for when the strip shows that day too. */
    dayInMonth: (name: string): Locator =>
      widget.getByRole('grid').getByRole('button', { name: new RegExp(`^${name}`) }),
    /** All free times of the day in view, part by part. */
    async allTimes(): Promise<readonly string[]> {
      await slots().first().waitFor();
      const names = (): Promise<readonly string[]> =>
        slots().evaluateAll((buttons) => buttons.map((button) => button.ariaLabel ?? button.textContent ?? ''));
      const tabs = await widget.getByRole('tab', { disabled: false }).all();
      if (tabs.length === 0) return names();
      const times: string[] = [];
      for (const tab of tabs) {
        await tab.click();
        times.push(...(await names()));
      }
      return times;
    },
    /** Opens the fold with the optional questions. */
    openFold: (): Promise<void> =>
      widget.locator('summary').filter({ hasText: 'Tell us what you’re looking for' }).click(),
    /** Opens the ways to put the booked tour into a calendar. Presses the summary, because the parts drawn in it take no press. */
    openCalendars: (): Promise<void> => widget.locator('summary').filter({ hasText: 'Add to calendar' }).click(),
    /** Goes on from the open part of the form to the next one. */
    goOn: (): Promise<void> => widget.getByRole('button', { name: 'Continue' }).click(),
    /** See {@link nameOfFocused}. */
    focused: (): Promise<string> => page.evaluate(nameOfFocused),
    /** Whether the focus is in the widget. */
    isInWidget: (): Promise<boolean> =>
      widget.evaluate((element) => {
        const root = element.getRootNode();
        return (root instanceof Document || root instanceof ShadowRoot) && element.contains(root.activeElement);
      }),
    /** Whether no element of the page has the focus, as after a press on its empty part. */
    isNowhere: (): Promise<boolean> => page.evaluate(() => document.activeElement === document.body),
    /** A press on the empty part of the page, beside the widget. */
    pressBeside: (): Promise<void> => page.mouse.click(1270, 890),
    /** Notes from now on what the live region says. `told` gives all texts so far, `now` the text of this moment. */
    async listen() {
      const region = page.locator('.tour > [aria-live]');
      const told = await region.evaluateHandle((element) => {
        const texts: string[] = [];
        const note = (): void => {
          const text = element.textContent ?? '';
          if (text !== '') texts.push(text);
        };
        new MutationObserver(note).observe(element, { childList: true, characterData: true, subtree: true });
        return texts;
      });
      return {
        told: (): Promise<readonly string[]> =>
          told.jsonValue().then((texts) => texts.map((text) => text.replaceAll('\u00a0', ' '))),
        now: (): Promise<string> => region.innerText(),
      };
    },
  };
}

export type Visitor = ReturnType<typeof visitorOn>;
