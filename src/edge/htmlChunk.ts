/** The widget as HTML. A file of its own, so that an edge without it stays small. */
export const loadHtml = (): Promise<typeof import('../html/html.ts')> => import('../html/html.ts');
