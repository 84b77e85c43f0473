import type { ReactNode } from 'react';

interface RowsProps {
  /** What the table is about. */
  readonly label: string;
  readonly heads: readonly string[];
  /** Each row has a key. Its first cell is its name. */
  readonly rows: readonly { readonly key: string; readonly cells: readonly ReactNode[] }[];
}

/** A table. On a narrow page it scrolls by itself. */
export function Rows({ label, heads, rows }: RowsProps) {
  const cell = { padding: '8px 16px 8px 0', textAlign: 'start', verticalAlign: 'middle', fontWeight: 400 } as const;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and the keyboard has to reach it
    <section style={{ overflowX: 'auto' }} tabIndex={0} aria-label={label}>
      <table
        style={{
          width: '100%',
          minWidth: heads.length > 3 ? 640 : undefined,
          borderCollapse: 'collapse',
          fontSize: 15,
        }}
      >
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col" style={{ ...cell, fontWeight: 600 }}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells: [name, ...others] }) => (
            <tr key={key} style={{ borderTop: '1px solid rgb(127 140 135 / 35%)' }}>
              <th scope="row" style={cell}>
                {name}
              </th>
              {others.map((each, at) => (
                <td key={heads[at + 1]} style={cell}>
                  {each}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
