import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import ICAL from 'ical.js';
import { describe, expect, it, vi } from 'vitest';
import { CHOSEN, settings, slot } from '../../../.storybook/model.ts';
import { liveRegion } from '../../../test/liveRegion.ts';
import { savedFiles } from '../../../test/savedFiles.ts';
import { withLink } from '../../core/linkTo.ts';
import { homesChunk } from '../../features/homes/HomesPlace.tsx';
import { actionsEn } from '../../i18n/actions.ts';
import { createLanguage, LanguageContext } from '../../i18n/language.ts';
import { Announcer } from '../../ui/Announcer.tsx';
import { TourActions } from './TourActions.tsx';

type Changes = Partial<Parameters<typeof TourActions>[0]>;

const { saved, files } = savedFiles();

const actions = {
  slot: CHOSEN,
  id: 48213,
  groupId: 101,
  sequence: 0,
  rescheduledFrom: null,
  place: 'Alder House',
  location: 'Alder House, 123 First St',
  settings,
};

function open(changes: Changes = {}) {
  const view = render(
    <Announcer>
      <TourActions {...actions} {...changes} />
    </Announcer>,
  );
  return { ...view, user: userEvent.setup() };
}

const button = (name: string) => screen.getByRole('button', { name });
const hrefOf = (name: string) => new URL(screen.getByRole('link', { name }).getAttribute('href') ?? '');
const heard = () => liveRegion().textContent;

/** The event in the one file that was saved. */
async function savedEvent() {
  const [{ file } = { file: new Blob() }, ...others] = saved;
  expect(others).toEqual([]);
  const component = new ICAL.Component(ICAL.parse(await file.text())).getFirstSubcomponent('vevent');
  if (component === null) throw new Error('the file has no event');
  return new ICAL.Event(component);
}

it('saves a tentative entry where the office confirms the tour, with the link to the next step', async () => {
  const nextStep = { label: 'Verify your ID', url: '/verify?a=1' };
  const { user, rerender } = open({ settings: { ...settings, confirms: 'office', nextStep } });
  await user.click(button('Apple or other calendar'));
  const asked = await savedEvent();
  expect(asked.component.getFirstPropertyValue('status')).toBe('TENTATIVE');
  expect(asked.description).toBe(`Verify your ID: ${location.origin}/verify?a=1`);
  expect(hrefOf('Google Calendar').searchParams.get('details')).toContain('/verify?a=1');
  saved.length = 0;
  rerender(
    <Announcer>
      <TourActions {...actions} />
    </Announcer>,
  );
  await user.click(button('Apple or other calendar'));
  expect((await savedEvent()).component.getFirstPropertyValue('status')).toBeNull();
});

it('saves a calendar file with the tour, its place and what to bring, and says what to do with it', async () => {
  vi.spyOn(Date, 'now').mockReturnValue(Date.UTC(2026, 11, 1, 14));
  const { user } = open({ settings: { ...settings, instructions: ['Where: Leasing office', 'Bring: A photo ID'] } });
  expect(heard()).toBe('');
  await user.click(button('Apple or other calendar'));
  expect(saved.map(({ name, file }) => [name, file.type])).toEqual([
    ['tour-2026-12-05.ics', 'text/calendar;charset=utf-8'],
  ]);
  const event = await savedEvent();
  expect(event.startDate.toJSDate().toISOString()).toBe('2026-12-05T19:15:00.000Z');
  expect(event.summary).toBe('Tour at Alder House');
  expect(event.location).toBe('Alder House, 123 First St');
  expect(event.description).toBe('Where: Leasing office\nBring: A photo ID');
  expect(event.uid).toBe('tour-101-48213@tour-booking');
  expect(String(event.component.getFirstPropertyValue('dtstamp'))).toBe('2026-12-01T14:00:00Z');
  expect(heard()).toBe('Open the file tour-2026-12-05.ics to add the tour to your calendar.');
  expect(screen.getAllByText(/^Open the file/)).toHaveLength(2);
});

it('names the homes in the calendar entries, before what to bring', async () => {
  await homesChunk.load();
  const homes = [
    { id: 4711, label: '4B' },
    { id: 4712, label: '2F' },
  ];
  const { user } = open({ homes, settings: { ...settings, instructions: ['Bring: A photo ID'] } });
  const notes = 'Homes on this tour: 4B and 2F\nBring: A photo ID';
  expect(hrefOf('Google Calendar').searchParams.get('details')).toBe(notes);
  expect(hrefOf('Outlook.com').searchParams.get('body')).toBe(notes);
  await user.click(button('Apple or other calendar'));
  expect((await savedEvent()).description).toBe(notes);
});

it('keeps the file for a browser that reads it late, and frees it at unmount', async () => {
  const { user, unmount } = open();
  await user.click(button('Apple or other calendar'));
  expect([...files.keys()]).toEqual(['blob:tours/0']);
  unmount();
  expect(files.size).toBe(0);
});

it('leads to the calendars on the web, in a tab of their own that learns nothing of the page', () => {
  open();
  expect(hrefOf('Google Calendar').searchParams.get('dates')).toBe('20261205T191500Z/20261205T194500Z');
  expect(hrefOf('Outlook.com').searchParams.get('startdt')).toBe('2026-12-05T19:15:00Z');
  for (const link of screen.getAllByRole('link')) {
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  }
});

it('offers the file alone, at once, where the zone of the property is unknown', async () => {
  const { user } = open({ settings: { ...settings, zone: undefined } });
  expect(screen.queryByRole('link', { name: 'Google Calendar' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Outlook.com' })).toBeNull();
  await user.click(button('Add to calendar'));
  expect((await savedEvent()).startDate.toString()).toBe('2026-12-05T14:15:00');
});

it('leads to the place, where there is one', () => {
  const { unmount } = open();
  expect(hrefOf('Directions').searchParams.get('destination')).toBe('Alder House, 123 First St');
  unmount();
  open({ place: '', location: '' });
  expect(button('Share')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Directions' })).toBeNull();
});

it.each([
  [settings.zone, 'Eastern Time'],
  [undefined, 'Property’s local time'],
])('shares when and where the tour is, by the property’s clock (%s)', async (zone, clock) => {
  const { user } = open({ settings: { ...settings, zone } });
  const share = vi.fn((_: ShareData) => Promise.resolve());
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { share }));
  await user.click(button('Share'));
  const [{ title, text } = {}] = share.mock.calls[0] ?? [];
  expect(title).toBe('Tour at Alder House');
  expect(text?.replace(/\s/g, ' ')).toBe(
    `Tour at Alder House Saturday, December 5, 2026 · 2:15 – 2:45 PM ${clock} Alder House, 123 First St`,
  );
  expect(heard()).toBe('');
});

it('copies the text where the device cannot share, and says so', async () => {
  const { user } = open();
  await user.click(button('Share'));
  await waitFor(() => expect(heard()).toBe('Copied. You can paste it into a message.'));
  expect(await navigator.clipboard.readText()).toMatch(/^Tour at Alder House\nSaturday, December 5, 2026 · /);
  expect(button('Share')).toHaveFocus();
});

it('shows the text where it cannot be copied either', async () => {
  const { user } = open();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('refused', 'NotAllowedError'));
  expect(screen.queryByText(/Alder House, 123 First St/)).toBeNull();
  await user.click(button('Share'));
  await waitFor(() => expect(heard()).toBe('Copy this text to share it:'));
  expect(screen.getByText(/Saturday, December 5, 2026.*Alder House, 123 First St/s)).toBeVisible();
});

it('says that an entry of a moved tour is old, and saves one of the same UID that takes its place', async () => {
  const { user, unmount } = open();
  await user.click(screen.getByText('Add to calendar'));
  await user.click(button('Apple or other calendar'));
  const first = await savedEvent();
  expect(screen.queryByText(/still says/)).toBeNull();
  unmount();
  saved.length = 0;
  const moved = open({ sequence: 1, rescheduledFrom: slot('2026-12-02T10:15:00') });
  expect(screen.getByText(/the entry still says Wed, Dec 2, 10:15 AM/)).toBeVisible();
  await moved.user.click(button('Replace entry'));
  const second = await savedEvent();
  expect([first.uid, first.sequence, second.uid, second.sequence]).toEqual([first.uid, 0, first.uid, 1]);
});

it('speaks the words that the site gave', () => {
  const later = { actions: { ...actionsEn, share: 'Teilen' } };
  render(
    <LanguageContext.Provider value={createLanguage(undefined, { ...later, language: 'de-DE' })}>
      <TourActions
        slot={CHOSEN}
        id={1}
        groupId={101}
        sequence={0}
        rescheduledFrom={null}
        place=""
        location=""
        settings={settings}
      />
    </LanguageContext.Provider>,
  );
  expect(button('Teilen')).toBeVisible();
});

describe('the link to change the tour', () => {
  const token = 't1.101.7.1.2.abc';
  const link = withLink(`${location.origin}/my-tour`, { kind: 'change', group: 101, token });

  it('stands in the visitor’s own calendar entries, and not in what they share', async () => {
    const { user } = open({ token, settings: { ...settings, manageUrl: '/my-tour' } });
    await user.click(button('Apple or other calendar'));
    expect((await savedEvent()).description).toContain(`Move or cancel: ${link}`);
    expect(hrefOf('Google Calendar').searchParams.get('details')).toContain(link);
    const share = vi.fn((_: ShareData) => Promise.resolve());
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { share }));
    await user.click(button('Share'));
    expect(share).toHaveBeenCalled();
    expect(JSON.stringify(share.mock.calls)).not.toContain(token);
  });

  it.each([
    ['a token', { token }],
    ['a page', { settings: { ...settings, manageUrl: '/my-tour' } }],
  ])('is left out with %s alone', (_, props) => {
    open(props);
    expect(hrefOf('Google Calendar').href).not.toContain('tour-booking=');
  });
});
