import { type NextStep, type OfferedKind, TOUR_KINDS, type TourKind, type TourKinds } from '../booking/tourKind.ts';
import { readLines, readNextStep } from './afterBooking.ts';
import { isNothing, type OptionReader, partsOf } from './optionReader.ts';

/** The group of a kind of tour, words of your own for its card, and what its visitors read after booking. */
export interface TourKindOption {
  readonly groupId: number | string;
  /** The name of the kind. Default: "In person", "Self-guided" or "Video", in the language of the widget. */
  readonly label?: string | undefined;
  /** One short line below the name. Default: "With an agent", "On your own" or "Live video call". */
  readonly line?: string | undefined;
  /** In place of the option `instructions`. */
  readonly instructions?: readonly string[] | undefined;
  /** In place of the option `nextStep`. */
  readonly nextStep?: NextStep | undefined;
}

/** The kinds of tour, each with the number of its group. */
export type TourKindOptions = Readonly<Partial<Record<TourKind, number | string | TourKindOption>>>;

/** The options that say which kinds there are. A page without types gives anything. */
interface OptionsOfKinds {
  readonly tourKinds?: unknown;
  readonly groupId?: unknown;
  readonly manage?: unknown;
  readonly manageStart?: unknown;
}

type Reader = Pick<OptionReader, 'wrong' | 'whole' | 'text'>;

const WANTED = 'kinds of tour with the number of their group, in an attribute as "in-person=101 | video=103"';
const KINDS = TOUR_KINDS.map((kind) => `"${kind}"`).join(', ');

/**
 * The kinds of tour that the integrator offers. Undefined where there are fewer than two to choose from, where `groupId` belongs to none of
 * them, and for a tour to change. Each wrong one is reported to `reader` and left out.
 */
export function readTourKinds(
  { tourKinds: given, groupId, manage, manageStart }: OptionsOfKinds,
  reader: Reader,
): TourKinds | undefined {
  if (isNothing(given) || !isNothing(manage) || !isNothing(manageStart)) return undefined;
  const { wrong } = reader;
  const entries = partsOf('tourKinds', given, WANTED, reader);
  if (entries === undefined) return undefined;
  const offered: OfferedKind[] = [];
  for (const [name, value] of entries) {
    const kind = readKind(name, value, reader);
    if (kind === undefined) continue;
    const isOther = offered.every((other) => other.kind !== kind.kind && other.groupId !== kind.groupId);
    if (isOther) offered.push(kind);
    else wrong(`tourKinds.${kind.kind}`, kind.groupId, 'each kind once, with a group that no other kind has');
  }
  if (offered.length < 2) return wrong('tourKinds', given, 'at least two kinds, since one leaves nothing to choose');
  const chosen = offered.find((kind) => kind.groupId === Number(groupId));
  return chosen ? { offered, chosen } : wrong('groupId', groupId, 'the group of one of `tourKinds`, to open with');
}

function readKind(name: string, value: unknown, reader: Reader): OfferedKind | undefined {
  const { wrong, whole, text } = reader;
  const kind = TOUR_KINDS.find((each) => each === name);
  const path = `tourKinds.${name}`;
  if (kind === undefined) return wrong(path, value, `only ${KINDS}`);
  const { groupId, label, line, instructions, nextStep }: Partial<Record<string, unknown>> =
    typeof value === 'object' && value !== null ? { ...value } : { groupId: value };
  if (isNothing(groupId)) return wrong(path, groupId, 'the number of its group');
  const group = whole(path, groupId, 1, Number.MAX_SAFE_INTEGER);
  if (group === undefined) return undefined;
  return {
    kind,
    groupId: group,
    label: text(`${path}.label`, label),
    line: text(`${path}.line`, line),
    instructions: isNothing(instructions) ? undefined : readLines(`${path}.instructions`, instructions, reader),
    nextStep: readNextStep(`${path}.nextStep`, nextStep, reader),
  };
}
