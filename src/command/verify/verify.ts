import { addDays } from '../../time/arithmetic.ts';
import { dayOf, noonOf } from '../../time/values.ts';
import { wallClock } from '../../time/zone.ts';
import { listingProbes } from './listingProbes.ts';
import { editProbes, prospectProbes } from './prospectProbes.ts';
import { type Exchange, type Send, sender } from './send.ts';
import type { Known, Probe, Statement } from './statement.ts';
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
  /** The row of docs/api-gaps.md. */
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
  for (let attempt = 0; ; attempt += 1) {
    const request = probe.ask(known, attempt);
    const base = (statement: Statement) => ({
      ...{ group, probe: probe.name, says: statement.says },
      ...(statement.row === undefined
        ? ({ from: 'document' } as const)
        : ({ from: 'api-gaps', row: statement.row } as const)),
    });
    if (typeof request === 'string') {
      return probe.statements.map((each) => ({ ...base(each), outcome: 'not tried', breaks: false, why: request }));
    }
    const { reply, exchange } = await send(request);
    if (typeof reply === 'string') {
      return probe.statements.map((each) => ({
        ...{
          ...base(each),
          outcome: 'differs',
          breaks: each.breaks === true,
          why: `There is no reply: ${reply}`,
          exchange,
        },
      }));
    }
    if (probe.again?.(reply, known, attempt)) continue;
    probe.learn?.(reply, known);
    return probe.statements.map((each) => {
      const why = each.differs(reply, known);
      return why === undefined
        ? { ...base(each), outcome: 'holds', breaks: false, exchange }
        : {
            ...base(each),
            outcome: each.isNote ? 'note' : 'differs',
            breaks: each.breaks === true,
            why,
            exchange,
          };
    });
  }
}
