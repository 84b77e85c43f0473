import type { Locator, Page } from 'playwright-core';

/** What a visitor of the journeys answers. */
export const lara = { first: 'Lara', last: 'Smith', email: 'lara.smith@example.com', phone: '(555) 777-5555' };

/** A visitor's vocabulary: everything by role and name, as it is seen or read out. */
export function visitorOn(page: Page) {
  const widget = page.getByRole('region', { name: 'Book a tour' });
  const field = (name: string | RegExp): Locator => widget.getByRole('textbox', { name });
  return {
    widget,
    field,
    heading: (name: string | RegExp): Locator => widget.getByRole('heading', { name }),
    button: (name: string | RegExp): Locator => widget.getByRole('button', { name }),
    /** The free times of the day in view, as they read. */
    freeTimes: (): Locator => widget.getByRole('button', { name: /^\d{1,2}:\d\d [AP]M$/ }),
    /** A day by its full name, `Friday, December 4, 2026`. */
    day: (name: string): Locator => widget.getByRole('button', { name: new RegExp(`^${name}`) }),
    async pickTime(name: string): Promise<void> {
      await widget.getByRole('button', { name, exact: true }).first().click();
    },
    async fillDetails(person: Partial<typeof lara> = {}): Promise<void> {
      const { first, last, email, phone } = { ...lara, ...person };
      await field('First name').fill(first);
      await field('Last name').fill(last);
      await field('Email').fill(email);
      await field('Phone').fill(phone);
    },
    async submit(): Promise<void> {
      await widget.getByRole('button', { name: /^Book tour for/ }).click();
    },
    /** The accessible name, or else the text, of what has the focus, through shadow roots. */
    focused: (): Promise<string> =>
      page.evaluate(() => {
        let element = document.activeElement;
        while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
        const labels =
          element instanceof HTMLInputElement ? [...(element.labels ?? [])].map((label) => label.innerText) : [];
        return element?.getAttribute('aria-label') ?? labels[0] ?? element?.textContent ?? '';
      }),
  };
}

export type Visitor = ReturnType<typeof visitorOn>;
