import { addDays } from '../../time/arithmetic.ts';
import { dayOf, noonOf } from '../../time/values.ts';
import { wallClock } from '../../time/zone.ts';
import { listingProbes } from './listingProbes.ts';
import { missingKey, type Probe } from './probe.ts';
import { editProbes, prospectProbes } from './prospectProbes.ts';
import { type Exchange, type Send, sender } from './send.ts';
import { at, type Known, type Reply, type Statement } from './statement.ts';
import { tourProbes } from './tourProbes.ts';
import type { VerifyFlags } from './verifyFlags.ts';
import { cleanUp, writeProbes } from './writeProbes.ts';

/** The result of one statement. */
export interface Finding {
  /** Undefined for a statement about the whole company. */
  readonly group: number | undefined;
  readonly probe: string;
  readonly says: string;
  readonly from: 'document' | 'api-gaps';
  /** The row of docs/project/api-gaps.md. */
  readonly row?: string;
  readonly outcome: 'holds' | 'differs' | 'note' | 'not tried';
  /** Whether the widget does not work because of it. */
  readonly breaks: boolean;
  /** What differs, what to set, or why it was not tried. */
  readonly why?: string;
  readonly exchange?: Exchange;
}

/** What the process gives. */
export interface VerifyEnvironment {
  readonly fetch: typeof fetch;
  readonly now: () => number;
}

const DAYS_AHEAD = 14;

/** Asks the service, and gives the result of every statement. */
export async function verify(flags: VerifyFlags, environment: VerifyEnvironment): Promise<readonly Finding[]> {
  const send = sender(flags, environment.fetch);
  // Two days on from the date in UTC is tomorrow or later by the clock of every property.
  const today = dayOf(wallClock(environment.now(), 'UTC'));
  const noons = Array.from({ length: DAYS_AHEAD }, (_, days) => noonOf(addDays(today, days + 2)));
  const knownOf = (group: number): Known => ({
    ...{ group, origin: flags.origin, email: flags.email },
    ...{ community: flags.community, emailList: flags.emailList },
    ...{ hasKey: (flags.publicKey ?? flags.secretKey) !== undefined, hasSecretKey: flags.secretKey !== undefined },
    ...{ noons, noon: noons[0] ?? noonOf(today), starts: [], tours: new Set<number>() },
  });
  const written = (probes: readonly Probe[]): readonly Probe[] => (flags.email === undefined ? [] : probes);
  const findings: Finding[] = [];
  const [first = 0] = flags.groups;
  const company = knownOf(first);
  for (const probe of written(prospectProbes)) findings.push(...(await run(probe, company, send, undefined)));
  for (const group of flags.groups) {
    const known: Known = { ...knownOf(group), ...(company.client !== undefined && { client: company.client }) };
    for (const probe of [...tourProbes, ...written(writeProbes)]) {
      findings.push(...(await run(probe, known, send, group)));
    }
    for (const id of [...known.tours]) findings.push(...(await run(cleanUp(id), known, send, group)));
  }
  for (const probe of [...listingProbes, ...written(editProbes)]) {
    findings.push(...(await run(probe, company, send, undefined)));
  }
  return findings;
}

async function run(probe: Probe, known: Known, send: Send, group: number | undefined): Promise<readonly Finding[]> {
  const { name, endpoint, statements } = probe;
  const result = ({ says, row }: Statement, outcome: Finding['outcome'], rest: Partial<Finding>): Finding => ({
    ...{ group, probe: name, says },
    ...(row === undefined ? { from: 'document' } : { from: 'api-gaps', row }),
    ...{ outcome, breaks: false, ...rest },
  });
  for (let attempt = 0; ; attempt += 1) {
    const request = probe.unless?.(known) ?? missingKey(endpoint, known) ?? probe.ask(known, attempt);
    if (typeof request === 'string') return statements.map((each) => result(each, 'not tried', { why: request }));
    const { reply, exchange } = await send(endpoint, request);
    const isRead = typeof reply !== 'string';
    if (isRead && probe.again?.(reply, known, attempt)) continue;
    if (isRead) learn(probe, reply, known);
    return statements.map((each) => {
      const why = isRead ? each.differs(reply, known, endpoint) : `There is no reply: ${reply}`;
      if (why === undefined) return result(each, 'holds', { exchange });
      const isNote = isRead && each.isNote === true;
      return result(each, isNote ? 'note' : 'differs', { breaks: each.breaks === true, why, exchange });
    });
  }
}

function learn({ keeps: [name, path] = ['tour', ''], learn: more }: Probe, reply: Reply, known: Known): void {
  const found = at(reply.json, path);
  if (typeof found === 'number') known[name] = found;
  more?.(reply, known);
}
