/** A changed letter counts more than a missing or an extra one. So `4br` is nearer to `4+br` than to `1br`. */
const CHANGED = 1.5;

/** The edit distance: how many letters must be added, removed or changed to turn `one` into `other`. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [place, letter] of [...one].entries()) {
    const above = row;
    row = [place + 1];
    for (const [at, wanted] of [...other].entries()) {
      const changed = (above[at] ?? 0) + (letter === wanted ? 0 : CHANGED);
      row.push(Math.min(changed, (above[at + 1] ?? 0) + 1, (row[at] ?? 0) + 1));
    }
  }
  return row[other.length] ?? 0;
}

const LONGEST = 100;

/** The known name that is nearest to `name`. Undefined if none is near. */
export function nearest(name: string, known: readonly string[]): string | undefined {
  const asked = name.slice(0, LONGEST).toLowerCase();
  const ranked = known
    .map((each) => ({ each, letters: distance(asked, each.toLowerCase()) }))
    .sort((one, other) => one.letters - other.letters);
  const [best] = ranked;
  return best !== undefined && best.letters <= Math.max(1, asked.length / 2) ? best.each : undefined;
}

/** ` Did you mean bookTour?`, to append to a sentence. Empty if no known name is near. */
export function didYouMean(name: string, known: readonly string[]): string {
  const meant = nearest(name, known);
  return meant === undefined ? '' : ` Did you mean ${meant}?`;
}
