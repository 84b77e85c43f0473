import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** The plugins that write further files beside the package's code. */

const INLINE_STYLE = /\.css\?inline$/;
/** The text that a `?inline` style module exports: one string literal. */
const LITERAL = /export default ("(?:[^"\\]|\\.)*")/s;

/**
 * Writes every style sheet that the code imports as text into one file, for pages that show the component without a shadow
 * root. The order is that of the imports. Sheets of chunks come last.
 */
export function writeStylesheet(fileName: string): Plugin {
  return {
    name: 'tour-booking:stylesheet',
    generateBundle() {
      const parts: string[] = [];
      const seen = new Set<string>();
      const later: string[] = [];
      // Depth first, as modules run, so that a sheet comes after the sheets it overrides.
      const visit = (id: string): void => {
        if (seen.has(id)) return;
        seen.add(id);
        const module = this.getModuleInfo(id);
        if (module === null) return;
        for (const next of module.importedIds) visit(next);
        later.push(...module.dynamicallyImportedIds);
        if (!INLINE_STYLE.test(id)) return;
        const literal = LITERAL.exec(module.code ?? '')?.[1];
        if (literal === undefined) this.error(`${id} is not a style sheet as text`);
        parts.push(JSON.parse(literal) as string);
      };
      // The widget's own sheets come before those of the parts around it.
      for (const id of this.getModuleIds()) if (id.endsWith('/theme/previewSheet.ts')) visit(id);
      for (const id of this.getModuleIds()) if (this.getModuleInfo(id)?.isEntry) visit(id);
      for (const id of later) visit(id);
      this.emitFile({ type: 'asset', fileName, source: parts.join('\n') });
    },
  };
}

/** Copies the files at `paths`, from `root` on, beside the command, which serves them. */
export const copyServedFiles = (root: string, paths: readonly string[]): Plugin => ({
  name: 'tour-booking:copy-served-files',
  generateBundle() {
    for (const path of paths)
      this.emitFile({ type: 'asset', fileName: path, source: readFileSync(join(root, path), 'utf8') });
  },
});
