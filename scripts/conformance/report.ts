import { writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { stringify } from 'yaml';
import manifest from '../../package.json' with { type: 'json' };
import { type Criterion, criteria, REPORT_DATE, type Result } from './criteria.ts';
import { type Evidence, isThere } from './evidence.ts';

/** Writes the conformance report from `criteria.ts`: a page to read, and a file in the format OpenACR. */

const PRODUCT = 'Tour Booking';
const ABOUT =
  'This report speaks of the widget in each of its states, as a script tag and as a React component. It does not speak of the page around the widget, nor of the words, colors and pictures that a site or its leasing service gives.';
const METHOD =
  'Each result is set from the automated tests of the project, which the report names. No person has evaluated the widget for this report, and nobody with a disability has tried it. "Supports" means that tests show the criterion on every screen. "Partially Supports" means that tests show a part of it, or that there is a known exception; the remark says which. "Not Evaluated" means that no test shows the criterion.';
const TITLE = `${PRODUCT} Accessibility Conformance Report`;
const CATALOG = '2.5-edition-wcag-2.2-en';
const YAML_FILE = 'conformance.yaml';

const LABELS: Readonly<Record<Result, string>> = {
  supports: 'Supports',
  'partially-supports': 'Partially Supports',
  'not-applicable': 'Not Applicable',
  'not-evaluated': 'Not Evaluated',
};

/** The names of the checks of every state, for a reader of the report. */
const CHECKS: Readonly<Record<string, string>> = {
  violations: 'axe, light and dark, wide and narrow',
  tree: 'accessibility tree',
  targets: 'size of targets',
  motion: 'reduced motion',
  forcedColors: 'forced colors',
  largeText: 'text of 200 %',
  reflow: '320 by 256 px',
  spacing: 'text spacing',
};

const nameOf = (evidence: Evidence): string =>
  'check' in evidence
    ? `every screen in every state: ${CHECKS[evidence.check] ?? evidence.check}`
    : evidence.title.replaceAll('`', '').replace(/%[sijo]|\$\w+/g, '…');

/** The criterion as it may be reported: where a test is gone, nobody knows whether the result still holds. */
export function reported(criterion: Criterion, isThere: (evidence: Evidence) => boolean): Criterion {
  const gone = criterion.tests.filter((evidence) => !isThere(evidence));
  if (gone.length === 0) return criterion;
  const names = gone.map((evidence) => `${evidence.file}: ${nameOf(evidence)}`);
  return { ...criterion, result: 'not-evaluated', tests: [], remark: `A test is gone: ${names.join('; ')}.` };
}

const escaped = (text: string): string => text.replaceAll('|', '\\|');

/** The page in Markdown. */
export function conformancePage(list: readonly Criterion[]): string {
  /** The files of the tests. OpenACR names each test. */
  const filesOf = (tests: readonly Evidence[]): string =>
    [...new Set(tests.map(({ file }) => file))].map((file) => `[${basename(file)}](../${file})`).join(' ');
  const row = ({ number, name, result, remark, tests }: Criterion): string =>
    `| ${number} ${name} | ${LABELS[result]} | ${escaped(remark)} | ${filesOf(tests)} |`;
  const table = (level: Criterion['level']): string =>
    `| criterion | result | remark | shown by |\n|---|---|---|---|\n${list
      .filter((each) => each.level === level)
      .map(row)
      .join('\n')}`;
  const counts = Object.entries(LABELS).map(
    ([result, label]) => `| ${label} | ${list.filter((each) => each.result === result).length} |`,
  );
  return `# Accessibility conformance report

What the tests show of each success criterion of WCAG 2.2, levels A and AA, for ${PRODUCT} ${manifest.version}, on ${REPORT_DATE}.

${ABOUT} It follows the VPAT 2.5, WCAG edition. As [OpenACR](${YAML_FILE}), for
programs, it also names each test.

## How it was made

${METHOD}

A criterion one of whose tests is gone becomes "Not Evaluated" by itself. What is tested in which browser, and what is not: [accessibility.md](accessibility.md).

| result | criteria |
|---|---|
${counts.join('\n')}

## Level A

${table('A')}

## Level AA

${table('AA')}
`;
}

/** The contact that package.json names. OpenACR asks for an address; without one it stays empty. */
function contact(): { readonly name: string; readonly email: string } {
  const { bugs }: { readonly bugs?: { readonly email?: string } } = manifest as object;
  return { name: PRODUCT, email: bugs?.email ?? '' };
}

/** The report in the format of OpenACR (schema 0.1.0), as YAML. */
export function openAcr(list: readonly Criterion[]): string {
  const chapter = (level: Criterion['level']) => ({
    criteria: list
      .filter((each) => each.level === level)
      .map(({ number, result, remark, tests }) => ({
        num: number,
        components: [
          {
            name: 'web',
            adherence: {
              level: result,
              notes: [remark, ...tests.map((each) => `${each.file}: ${nameOf(each)}.`)].join(' '),
            },
          },
        ],
      })),
  });
  return stringify(
    {
      title: TITLE,
      product: { name: PRODUCT, version: manifest.version, description: manifest.description },
      author: contact(),
      vendor: contact(),
      report_date: REPORT_DATE,
      notes: ABOUT,
      evaluation_methods_used: METHOD,
      license: manifest.license,
      catalog: CATALOG,
      chapters: {
        success_criteria_level_a: chapter('A'),
        success_criteria_level_aa: chapter('AA'),
        success_criteria_level_aaa: { disabled: true, notes: 'Level AAA was not evaluated.' },
      },
    },
    // A reader of YAML 1.1 takes a bare date for no text.
    { lineWidth: 120, version: '1.1' },
  );
}

/** The report as it stands now. */
export const currentReport = (): readonly Criterion[] => criteria.map((each) => reported(each, isThere));

/** Writes docs/conformance.md and docs/conformance.yaml. */
export function writeReport(): void {
  const docs = resolve(import.meta.dirname, '../../docs');
  const report = currentReport();
  writeFileSync(join(docs, 'conformance.md'), conformancePage(report));
  writeFileSync(join(docs, YAML_FILE), openAcr(report));
}
