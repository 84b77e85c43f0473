import { visibleJson, visibleText } from '../../api/visibleText.ts';
import type { Finding } from './verify.ts';

/** The counts of a run. */
const countsOf = (findings: readonly Finding[]) => {
  const count = (isMeant: (finding: Finding) => boolean) => findings.filter(isMeant).length;
  return {
    hold: count(({ outcome, from }) => outcome === 'holds' && from === 'document'),
    assumptionsRight: count(({ outcome, from }) => outcome === 'holds' && from === 'api-gaps'),
    differ: count(({ outcome }) => outcome === 'differs'),
    breaks: count(({ breaks }) => breaks),
    notes: count(({ outcome }) => outcome === 'note'),
    notTried: count(({ outcome }) => outcome === 'not tried'),
  };
};

/** Whether the widget would work with the service. */
export const works = (findings: readonly Finding[]): boolean => countsOf(findings).breaks === 0;

/** All findings, for programs. */
export const reportJson = (service: string, findings: readonly Finding[]): string =>
  visibleJson(JSON.stringify({ service, works: works(findings), counts: countsOf(findings), findings }, null, 2));

const MOST_OF_A_BODY = 400;
const short = (value: unknown): string => {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > MOST_OF_A_BODY ? `${text.slice(0, MOST_OF_A_BODY)}…` : text;
};

/** The findings as a table, for people. */
export function reportTable(findings: readonly Finding[]): string {
  const lines: string[] = [];
  let title = '';
  for (const finding of findings) {
    const { group, probe, exchange, says, outcome, breaks, row, why } = finding;
    const next = group === undefined ? probe : `group ${group}, ${probe}`;
    if (next !== title) lines.push('', next);
    title = next;
    const mark = breaks ? 'BREAKS' : outcome === 'not tried' ? '–' : outcome;
    lines.push(`  ${mark.padEnd(8)} ${says}${row === undefined ? '' : ` [api-gaps: ${row}]`}`);
    if (outcome === 'not tried') lines.push(`           not tried: ${why}`);
    if (outcome === 'differs' || outcome === 'note') lines.push(`           ${why}`);
    if (outcome !== 'differs') continue;
    if (exchange === undefined) continue;
    const { method, url, body, status, reply } = exchange;
    lines.push(`           ${method} ${url}${body === undefined ? '' : ` ${short(body)}`}`);
    if (status !== undefined) lines.push(`           → ${status} ${short(reply)}`);
  }
  const { hold, assumptionsRight, differ, breaks, notes, notTried } = countsOf(findings);
  const verdict =
    breaks === 0 ? 'The widget works with this service.' : `The widget does not work: ${breaks} break it.`;
  lines.push(
    '',
    `${hold} statements of the document hold, ${assumptionsRight} assumptions of api-gaps are right, ${differ} differ, ${notTried} were not tried. Notes: ${notes}.`,
    verdict,
  );
  return lines.slice(1).map(visibleText).join('\n');
}
