/** What the lines of the field "Presets" say. */
interface Presets {
  /** The fields and their answers. */
  readonly answers: readonly (readonly [field: string, answer: string])[];
  /** The lines that are not presets. */
  readonly wrong: readonly string[];
}

/** Reads presets: a field, "=" and its answer on each line. Empty lines mean nothing. */
export function readPresets(text: string): Presets {
  const answers: (readonly [string, string])[] = [];
  const wrong: string[] = [];
  for (const line of text.split('\n').map((each) => each.trim())) {
    const [, field, answer] = /^([\w-]+)\s*=\s*(.+)$/.exec(line) ?? [];
    if (field !== undefined && answer !== undefined) answers.push([field, answer]);
    else if (line !== '') wrong.push(line);
  }
  return { answers, wrong };
}

/** What is wrong with `lines`, for the reader who wrote them. Empty if there are none. */
export function presetProblem(lines: readonly string[]): string {
  const [first, ...others] = lines.map((line) => `“${line}”`);
  if (first === undefined) return '';
  const names = [first, ...others].join(', ');
  return `${names} ${others.length === 0 ? 'isn’t a preset' : 'aren’t presets'}. Write a field, “=” and its answer: layout=1br | 2br`;
}
