/** The widgets of the page that have tools, each with the end that tells its tools from those of others. */
const ends = new Map<object, string>();
const listeners = new Set<() => void>();
const tell = (): void => {
  for (const listener of [...listeners]) listener();
};

/** The longest end, in characters. The name of a tool may have 128. */
const LONGEST = 60;

/** `id` as the end of a name, in the letters that such a name may have. Without any of them `group` stands in. */
const nameOf = (id: string, group: number | undefined): string => {
  const name = id.replace(/[^\w.-]+/g, '_').slice(0, LONGEST);
  return /[a-z\d]/i.test(name) ? name : String(group);
};

export const pageWidgets = {
  /** The end of the names of the tools of `widget`. Empty where it is the only widget. */
  endOf: (widget: object): string => (ends.size > 1 ? `_${ends.get(widget)}` : ''),
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** Adds `widget` by its element's `id`, or else by its group. Where another one has that name, a number follows. Returns the remover. */
  add(widget: object, id: string | undefined, group: number | undefined): () => void {
    const name = nameOf(id ?? '', group);
    const taken = new Set(ends.values());
    let end = name;
    for (let number = 2; taken.has(end); number += 1) end = `${name}_${number}`;
    ends.set(widget, end);
    tell();
    return () => {
      ends.delete(widget);
      tell();
    };
  },
};
