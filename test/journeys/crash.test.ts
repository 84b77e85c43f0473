import { expect, it } from 'vitest';
import { arrivals } from './arrivals.ts';
import { BUILDS } from './mockHosts.ts';
import { standIn } from './standIn.ts';

const arrive = arrivals('script tag', 'React build');

const bookings = (requests: readonly string[]): number => requests.filter((each) => each.startsWith('POST')).length;

it('React build: shows the booked tour where the page removes a node of the form while the booking is sent', async () => {
  const visitor = await arrive('React build', standIn({ booking: () => 'booked' }));
  await visitor.pickTime('10:00 AM');
  await visitor.fillDetails();
  // React cannot remove a node that is gone already, and throws.
  await visitor.page.evaluate(() => {
    document.addEventListener('click', () => document.querySelector('.tour-details')?.remove(), { once: true });
  });
  await visitor.submit();
  await visitor.heading('Your tour is booked').waitFor();
  expect(await visitor.focused()).toMatch(/Your tour is booked$/);
  expect(bookings(visitor.requests())).toBe(1);
  await visitor.close(/the screen "\w+" failed|NotFoundError|not a child/);
});

it('script tag: shows the booked tour where the page breaks the formatting of dates while the booking is sent', async () => {
  const visitor = await arrive('script tag', standIn({ booking: () => 'booked' }), { locale: 'es' });
  const { page } = visitor;
  const widget = page.getByRole('region', { name: 'Reserve una visita' });
  await widget
    .getByRole('button', { name: /^10:00/ })
    .first()
    .click();
  await widget.getByRole('textbox', { name: 'Nombre' }).fill('Lara');
  await widget.getByRole('textbox', { name: 'Apellido' }).fill('Smith');
  await widget.getByRole('textbox', { name: 'Correo' }).fill('lara@example.com');
  await widget.getByRole('textbox', { name: 'Teléfono' }).fill('5557775555');
  await page.evaluate(() => {
    const broken = (): never => {
      throw new Error('broken by the page');
    };
    Object.defineProperty(Intl.DateTimeFormat.prototype, 'format', { get: () => broken });
  });
  await widget.locator('button[data-kind=primary]').click();
  await widget.getByRole('heading', { name: 'Su visita está reservada' }).waitFor();
  await widget.getByText('2026-12-01 10:00').waitFor();
  await widget.getByRole('link', { name: /555/ }).waitFor();
  await widget.getByRole('button', { name: 'Mostrar de nuevo' }).click();
  await widget.getByText('2026-12-01 10:00').waitFor();
  expect(bookings(visitor.requests())).toBe(1);
  await visitor.close(/the screen "\w+" failed/);
});

it.each(BUILDS)('%s: books a tour on a page whose dialogs cannot open', async (door) => {
  const visitor = await arrive(door, standIn({ booking: () => 'booked' }), { mode: 'button' });
  const { page } = visitor;
  const button = page.getByRole('button', { name: /^Book a tour/ });
  await button.waitFor();
  await page.evaluate(() => {
    HTMLDialogElement.prototype.showModal = () => {
      throw new Error('broken by the page');
    };
  });
  await button.click();
  await visitor.pickTime('10:00 AM');
  await visitor.fillDetails();
  await visitor.submit();
  await visitor.heading('Your tour is booked').waitFor();
  expect(await visitor.focused()).toMatch(/Your tour is booked$/);
  expect(bookings(visitor.requests())).toBe(1);
  await visitor.close(/the (dialog|launcher) failed|broken by the page/);
});
