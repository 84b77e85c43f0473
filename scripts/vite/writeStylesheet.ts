import type { Plugin } from 'vite';

/** The text a `?inline` style module exports: the default of one string literal. */
const INLINE_STYLE = /\.css\?inline$/;
const LITERAL = /export default ("(?:[^"\\]|\\.)*")/s;

/**
 * Writes every style sheet that the code imports as text into one file, in the order of the import statements and what
 * comes later last, for pages that show the component without a shadow root.
 */
export function writeStylesheet(fileName: string): Plugin {
  return {
    name: 'tour-booking:stylesheet',
    generateBundle() {
      const parts: string[] = [];
      const seen = new Set<string>();
      const later: string[] = [];
      // Depth first, as a bundler runs modules, so that what overrides comes later here too.
      const visit = (id: string): void => {
        if (seen.has(id)) return;
        seen.add(id);
        const module = this.getModuleInfo(id);
        if (module === null) return;
        for (const next of module.importedIds) visit(next);
        later.push(...module.dynamicallyImportedIds);
        if (!INLINE_STYLE.test(id)) return;
        const literal = LITERAL.exec(module.code ?? '')?.[1];
        if (literal === undefined) this.error(`${id} is no style sheet as text`);
        parts.push(JSON.parse(literal) as string);
      };
      // The widget's own comes before what stands around it.
      for (const id of this.getModuleIds()) if (id.endsWith('/theme/previewSheet.ts')) visit(id);
      for (const id of this.getModuleIds()) if (this.getModuleInfo(id)?.isEntry) visit(id);
      for (const id of later) visit(id);
      this.emitFile({ type: 'asset', fileName, source: parts.join('\n') });
    },
  };
}
