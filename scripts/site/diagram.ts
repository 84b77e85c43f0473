import { renderMermaidSVG } from 'beautiful-mermaid';

/** Each box by its label, with the names of the boxes that its arrows lead to. */
function arrowsOf(svg: string): ReadonlyMap<string, readonly string[]> {
  const labels = new Map(
    [...svg.matchAll(/ data-id="([^"]*)" data-label="([^"]*)"/g)].map(([, id, label]) => [id, label]),
  );
  const arrows = new Map<string, readonly string[]>();
  for (const [, from = '', to = ''] of svg.matchAll(/ data-from="([^"]*)" data-to="([^"]*)"/g)) {
    const label = labels.get(from) ?? from;
    const [name = to] = (labels.get(to) ?? to).split(':');
    arrows.set(label, [...(arrows.get(label) ?? []), name]);
  }
  return arrows;
}

/** A Mermaid diagram as a picture in the colors of the page, with its arrows as a list for those who do not see it. */
export function diagramOf(source: string): string {
  const svg = renderMermaidSVG(source, {
    bg: 'var(--ground)',
    fg: 'var(--ink)',
    line: 'var(--soft)',
    border: 'var(--soft)',
    transparent: true,
    padding: 4,
  })
    // The diagram has the page's font, so nothing is loaded from elsewhere.
    .replace(/^\s*(@import|text \{).*\n/gm, '')
    .replace('<svg ', '<svg role="img" aria-label="Diagram" ');
  const items = [...arrowsOf(svg)].map(([from, to]) => `<li>${from} → ${to.join(', ')}</li>`);
  return `<figure class="diagram">
<div class="wide" tabindex="0" role="region" aria-label="Diagram">${svg}</div>
<details><summary>The arrows as a list</summary><ul>${items.join('')}</ul></details>
</figure>
`;
}
