import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import { describe, expect, it, vi } from 'vitest';
import { type Answers, noAnswers } from '../booking/answers.ts';
import type { ConsentWords } from '../booking/consent.ts';
import { createLanguage, LanguageContext } from '../i18n/language.ts';
import type { GivenMessages, Messages } from '../i18n/messages.ts';
import { ar } from '../locales/ar.ts';
import { es } from '../locales/es.ts';
import { ko } from '../locales/ko.ts';
import { vi as vietnamese } from '../locales/vi.ts';
import { zh } from '../locales/zh.ts';
import { type Day, parseDay } from '../time/values.ts';
import { DetailsForm } from './DetailsForm.tsx';
import { planForm } from './plan.ts';
import { useConsentBox } from './useConsentBox.ts';

const today = parseDay('2026-12-01') as Day;
const lara = { first_name: 'Lara', last_name: 'Smith', email: 'lara@example.com', phone: '(555) 777-5555' };
const carriers = { smsSender: 'Alder House', smsTermsUrl: 'https://alderhouse.example/terms', privacyUrl: '/privacy' };

interface Setting {
  readonly words?: Messages;
  readonly messages?: GivenMessages;
  readonly given?: Partial<typeof carriers>;
  readonly label?: string;
  readonly answers?: Partial<Answers>;
}

type OnSubmit = (answers: Answers, words?: ConsentWords) => void;

function FormWithConsent({ given = carriers, label, answers, onSubmit }: Setting & { readonly onSubmit: OnSubmit }) {
  const plan = planForm(
    { layouts: [], sources: [], fields: { 'client.sms_opted_in': 30 } },
    label === undefined ? {} : { fields: { sms_opted_in: { label } } },
  );
  const consent = useConsentBox(plan, {
    smsSender: undefined,
    smsTermsUrl: undefined,
    privacyUrl: undefined,
    ...given,
  });
  return (
    <DetailsForm
      plan={plan}
      answers={{ ...noAnswers, ...lara, ...answers }}
      busy={false}
      today={today}
      submitLabel="Book tour"
      refusalContact={null}
      consent={consent}
      onChange={() => undefined}
      onSubmit={onSubmit}
    />
  );
}

/** The form with the box for consent, in the language of `words`. */
function open(setting: Setting = {}) {
  const onSubmit = vi.fn<OnSubmit>();
  const { container } = render(
    <LanguageContext.Provider value={createLanguage(setting.words, setting.messages)}>
      <FormWithConsent {...setting} onSubmit={onSubmit} />
    </LanguageContext.Provider>,
  );
  const user = userEvent.setup();
  return {
    user,
    container,
    box: () => screen.getByRole('checkbox'),
    /** What the visitor reads in and beside the box. */
    label: () => container.querySelector('.tour-check')?.textContent ?? '',
    links: () => screen.getAllByRole('link'),
    /** What a press on the button gives. */
    async sent() {
      await user.click(screen.getByRole('button', { name: 'Book tour' }));
      return onSubmit.mock.lastCall;
    },
  };
}

/** What form fillers do with a box that they know, and with its label. */
const WAYS: Readonly<Record<string, (box: Element, label: Element) => void>> = {
  'set `checked` without an event': (box) => Reflect.set(box, 'checked', true),
  'set `checked` and send `change`'(box) {
    Reflect.set(box, 'checked', true);
    for (const type of ['input', 'change']) box.dispatchEvent(new Event(type, { bubbles: true, composed: true }));
  },
  'set `checked` past the framework and send all events'(box) {
    if (box instanceof HTMLInputElement)
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'checked')?.set?.call(box, true);
    for (const type of ['click', 'input', 'change', 'blur']) box.dispatchEvent(new Event(type, { bubbles: true }));
  },
  'set the attribute'(box) {
    for (const name of ['checked', 'aria-checked']) box.setAttribute(name, 'true');
  },
  'call `click()`': (box) => box instanceof HTMLElement && box.click(),
  'send a click to the box': (box) => box.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true })),
  'send a click to the label'(_, label) {
    label.lastElementChild?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, composed: true }));
  },
  'send a whole press, by mouse and by key'(box) {
    for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'])
      box.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, composed: true }));
    for (const type of ['keydown', 'keypress', 'keyup'])
      box.dispatchEvent(new KeyboardEvent(type, { key: ' ', bubbles: true, cancelable: true, composed: true }));
  },
};

describe('a script that fills in the form', () => {
  it.each(Object.entries(WAYS))('ticks nothing, seen or sent: %s', async (_, fill) => {
    const { box, container, sent } = open();
    const label = container.querySelector('.tour-check');
    if (label) fill(box(), label);
    await waitFor(() => expect(box()).not.toBeChecked());
    expect(container.querySelector(':checked')).toBeNull();
    expect((await sent())?.[0]).toMatchObject({ ...lara, sms_opted_in: false });
    expect(box()).not.toBeChecked();
  });

  it.each(Object.entries(WAYS))('unticks nothing: %s', async (_, fill) => {
    const { box, container, sent } = open({ answers: { sms_opted_in: true } });
    const label = container.querySelector('.tour-check');
    if (label) fill(box(), label);
    expect((await sent())?.[0]).toMatchObject({ sms_opted_in: true });
    expect(box()).toBeChecked();
  });
});

/** The points of the checklist that are words, as each language says them: docs/consent.md. */
const POINTS: readonly (readonly [tag: string, words: Messages | undefined, says: Readonly<Record<string, RegExp>>])[] =
  [
    [
      'en',
      undefined,
      {
        'what about': /reminders and updates.*this tour/,
        'how often': /about 3 messages/,
        rates: /Message and data rates may apply/,
        stop: /STOP to end/,
        help: /HELP for help/,
        'not a condition': /not a condition of a tour/,
      },
    ],
    [
      'es',
      es,
      {
        'what about': /recordatorios y novedades.*esta visita/,
        'how often': /unos 3 mensajes/,
        rates: /tarifas de mensajes y datos/,
        stop: /STOP para dejar de recibirlos/,
        help: /HELP para obtener ayuda/,
        'not a condition': /no es condición/,
      },
    ],
    [
      'ar',
      ar,
      {
        'what about': /بتذكيرات ومستجدات.*هذه الجولة/,
        'how often': /نحو 3 رسائل/,
        rates: /رسوم الرسائل والبيانات/,
        stop: /للإيقاف.*\u2068STOP\u2069/,
        help: /وللمساعدة.*\u2068HELP\u2069/,
        'not a condition': /ليست شرطًا/,
      },
    ],
    [
      'ko',
      ko,
      {
        'what about': /알림과 새 소식.*이 투어/,
        'how often': /약 3건/,
        rates: /문자 및 데이터 요금/,
        stop: /그만 받으려면 STOP/,
        help: /도움이 필요하면 HELP/,
        'not a condition': /조건이 아닙니다/,
      },
    ],
    [
      'vi',
      vietnamese,
      {
        'what about': /lời nhắc và thông tin mới.*lịch xem nhà này/,
        'how often': /khoảng 3 tin nhắn/,
        rates: /phí tin nhắn và dữ liệu/,
        stop: /STOP để ngừng nhận/,
        help: /HELP để được trợ giúp/,
        'not a condition': /không phải là điều kiện/,
      },
    ],
    [
      'zh',
      zh,
      {
        'what about': /提醒和更新.*此次看房/,
        'how often': /约 3 条短信/,
        rates: /短信和流量费用/,
        stop: /STOP 可退订/,
        help: /HELP 可获取帮助/,
        'not a condition': /不是看房的条件/,
      },
    ],
  ];

describe.each(POINTS)('the ten points in the language %s', (_, words, says) => {
  const setting = words ? { words } : {};

  it('sender named', () => {
    expect(open(setting).label()).toContain('Alder House');
  });

  it.each(Object.entries(says))('%s', (_point, pattern) => {
    expect(open(setting).label()).toMatch(pattern);
  });

  it('terms and privacy notice linked beside the box, in the order of reading and of the keyboard', async () => {
    const { user, box, links } = open(setting);
    const { terms, privacy } = (words ?? { form: { consent: { terms: 'Terms', privacy: 'Privacy notice' } } }).form
      .consent;
    expect(links().map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      [terms, carriers.smsTermsUrl],
      [privacy, carriers.privacyUrl],
    ]);
    box().focus();
    for (const link of links()) {
      await user.tab();
      expect(link).toHaveFocus();
    }
  });

  it('unticked and optional, even where the group requires it', async () => {
    const { box, sent } = open(setting);
    expect(box()).not.toBeChecked();
    expect(box()).not.toBeRequired();
    const [answers] = (await sent()) ?? [];
    expect(answers).toMatchObject({ ...lara, sms_opted_in: false });
  });

  it('bound to the number: taken away with it', async () => {
    const { user, box, container } = open({ ...setting, answers: { sms_opted_in: true } });
    expect(box()).toBeChecked();
    const phone = container.querySelector<HTMLInputElement>('input[type="tel"]');
    if (phone) await user.clear(phone);
    await waitFor(() => expect(box()).not.toBeChecked());
  });
});

it('has its words as its name, without those of the links, which do not change it', async () => {
  const { user, box, label, links, container } = open({ answers: { sms_opted_in: true } });
  expect(box()).toHaveAccessibleName(label());
  expect(label()).not.toMatch(/Terms|Privacy/);
  for (const link of links()) {
    // Nothing navigates in a test.
    link.addEventListener('click', (event) => event.preventDefault());
    await user.click(link);
    expect(box()).toBeChecked();
  }
  expect((await axe.run(container)).violations).toEqual([]);
});

it('has the words of every site without a sender, and no links', () => {
  const { label } = open({ given: { privacyUrl: '/privacy' } });
  expect(label()).toBe(
    'Text me reminders and updates about my tour. Message and data rates may apply. Reply STOP to opt out.',
  );
  expect(screen.queryByRole('link')).toBeNull();
});

describe('words of the integrator', () => {
  const plain = { form: { fields: { sms_opted_in: { label: 'Text me, please.' } } } };

  it.each<readonly [string, Setting, string]>([
    ['replace those of the widget', { messages: plain }, 'Text me, please.'],
    [
      'may be made of the sender',
      { messages: { form: { consent: { label: (sender) => `${sender}?` } } } },
      'Alder House?',
    ],
    ['may be the label of the field', { label: 'Text me!', messages: plain }, 'Text me!'],
    // A whole language has both messages.
    ['may be a whole language', { messages: es }, es.form.consent.label('Alder House')],
    [
      'may be a whole language without a sender',
      { messages: es, given: { smsTermsUrl: '/terms' } },
      es.form.fields.sms_opted_in.label,
    ],
  ])('%s', (_, setting, expected) => {
    expect(open(setting).label()).toBe(expected);
    expect(screen.getAllByRole('link').length).toBeGreaterThan(0);
  });
});

describe('the words that go with the booking', () => {
  it('are those of the box, and below them the links with their addresses', async () => {
    const { label, sent } = open();
    const [, words] = (await sent()) ?? [];
    expect(words).toEqual({
      text: `${label()}\nTerms: https://alderhouse.example/terms\nPrivacy notice: ${location.origin}/privacy`,
      locale: 'en-US',
    });
  });

  it.each<readonly [string, Setting, string]>([
    ['Spanish', { words: es }, 'es-US'],
    ['a whole language of the integrator', { messages: { ...es, language: 'fr-FR' } }, 'fr-FR'],
    ['English, where a language lacks them', { messages: { language: 'fr-FR' } }, 'en-US'],
  ])('name their language: %s', async (_, setting, locale) => {
    const [, words] = (await open(setting).sent()) ?? [];
    expect(words?.locale).toBe(locale);
  });

  it.each<readonly [string, (text: Element) => void]>([
    [
      'puts its own elements into the box, as Chrome does',
      (text) => {
        text.innerHTML = '<font><font>Envíenme…</font></font>';
      },
    ],
    [
      'changes the text itself, as Firefox does',
      (text) => {
        if (text.firstChild) text.firstChild.nodeValue = 'Envíenme…';
      },
    ],
  ])('say so where a translator %s', async (_, translate) => {
    const { container, label, sent } = open();
    const shipped = label();
    expect((await sent())?.[1]).not.toHaveProperty('translated');
    for (const text of container.querySelectorAll('.tour-check > span')) translate(text);
    expect(label()).toContain('Envíenme…');
    expect((await sent())?.[1]).toMatchObject({ translated: true, text: expect.stringContaining(shipped) });
  });

  it('say so where a translator changes a link', async () => {
    const { links, sent } = open();
    const [terms] = links();
    if (terms) terms.textContent = 'Condiciones';
    expect((await sent())?.[1]).toMatchObject({ translated: true, text: expect.stringContaining('Terms: ') });
  });
});
