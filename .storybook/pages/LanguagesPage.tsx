import { createLanguage } from '../../src/i18n/language.ts';
import { widgetMessages } from '../../src/i18n/widget.ts';
import { messagesOf } from '../../src/i18n/words.ts';
import { docsText, tableBelow } from '../docsText.ts';
import { languages } from '../languages.ts';
import { CHOSEN, SATURDAY } from '../model.ts';
import { Inline } from './Inline.tsx';
import { Page } from './Page.tsx';
import { Rows } from './Rows.tsx';
import { StoryLink } from './StoryLink.tsx';

/** The columns of the glossary after English. */
const GLOSSARY = ['es', 'ar', 'zh-Hans', 'vi', 'ko'];

/** The languages of the widget, and how each is written. */
export function LanguagesPage({ look }: { readonly look: unknown }) {
  return (
    <Page look={look} title="Languages">
      <p>
        The widget takes the language of the option <code>locale</code>, else that of the page, else English. The region
        decides how days and times are written.
      </p>
      <h3>The same moment in each language</h3>
      <Rows
        label="Locales"
        heads={['Locale', 'Language', 'Words', 'Day', 'Time']}
        rows={languages.flatMap(({ shipped, locales }) =>
          locales.map((locale) => {
            const language = createLanguage(shipped, undefined, locale);
            const { format, direction } = language;
            const said = (text: string) => (
              <span key={text} lang={locale} dir={direction}>
                {text}
              </span>
            );
            return {
              key: locale,
              cells: [
                <code key="locale">{locale}</code>,
                said(new Intl.DisplayNames(locale, { type: 'language' }).of(locale) ?? locale),
                said(messagesOf(widgetMessages, language).title),
                said(format.dayLong(SATURDAY)),
                said(format.time(CHOSEN)),
              ],
            };
          }),
        )}
      />
      <p>
        Screens in each: <StoryLink storyId="languages-screens--spanish-times">Spanish</StoryLink>,{' '}
        <StoryLink storyId="languages-screens--arabic-times">Arabic</StoryLink>,{' '}
        <StoryLink storyId="languages-screens--chinese-times">Chinese</StoryLink>,{' '}
        <StoryLink storyId="languages-screens--vietnamese-times">Vietnamese</StoryLink>,{' '}
        <StoryLink storyId="languages-screens--korean-times">Korean</StoryLink>, and{' '}
        <StoryLink storyId="languages-screens--longer-times">words that are 40 % longer</StoryLink>.
      </p>
      <h3>How it is chosen</h3>
      <Rows
        label="How the language is chosen"
        heads={['What', 'How']}
        rows={tableBelow(docsText('languages'), '# Languages').map(([what = '', how = '']) => ({
          key: what,
          cells: [what, <Inline key="how" text={how} />],
        }))}
      />
      <h3>Words of the field</h3>
      <Rows
        label="Words of the field"
        heads={['English', 'Spanish', 'Arabic', 'Chinese', 'Vietnamese', 'Korean']}
        rows={tableBelow(docsText('languages'), '## Glossary').map(([english = '', ...others]) => ({
          key: english,
          cells: [
            english,
            ...others.map((words, at) => (
              <span key={GLOSSARY[at]} lang={GLOSSARY[at]} dir={GLOSSARY[at] === 'ar' ? 'rtl' : 'ltr'}>
                {words}
              </span>
            )),
          ],
        }))}
      />
    </Page>
  );
}
