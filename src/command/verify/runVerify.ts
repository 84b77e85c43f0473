import { bareFetch } from '../../api/bareFetch.ts';
import { reportJson, reportTable, works } from './report.ts';
import { type VerifyEnvironment, verify } from './verify.ts';
import type { VerifyFlags } from './verifyFlags.ts';
import { stays } from './writeProbes.ts';

/** What the process gives to the command. */
interface VerifyProcess extends Partial<VerifyEnvironment> {
  readonly now: () => number;
  /** Prints the report. */
  readonly log: (text: string) => void;
  /** Prints what is said beforehand, apart from the report. */
  readonly warn: (text: string) => void;
}

/** Verifies a service and prints the report. Gives the exit code: 1 if the widget would not work with the service. */
export async function runVerify(
  flags: VerifyFlags,
  { log, warn, now, fetch = bareFetch }: VerifyProcess,
): Promise<0 | 1> {
  if (flags.email !== undefined) warn(stays(flags));
  const findings = await verify(flags, { fetch, now });
  log(flags.json ? reportJson(flags.service, findings) : reportTable(findings));
  return works(findings) ? 0 : 1;
}
