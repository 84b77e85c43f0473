import { createHash } from 'node:crypto';
import { type Plugin, parseAst, type Rolldown } from 'vite';

/**
 * Has an entry export each name to its later chunks as it is called inside: `a as b` says two names that have nothing to do
 * with each other, and neither compresses. 0.2 kB brotli of the first file. Runs after the last minifier, which calls them anew.
 *
 * What a later chunk says then depends on the whole entry, so every name of a chunk holds the hash of `version` and of all modules: a
 * folder into which several versions are laid must never have two chunks of one name.
 */
export function exportLocalNames(version: string): Plugin {
  let modules = '';
  return {
    name: 'tour-booking:export-local-names',
    renderStart() {
      const hash = createHash('sha256').update(version);
      for (const id of [...this.getModuleIds()].sort()) hash.update(this.getModuleInfo(id)?.code ?? '');
      modules = hash.digest('hex');
    },
    augmentChunkHash: () => modules,
    generateBundle(_, bundle, isWrite) {
      if (!isWrite) return;
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      // A chunk that is imported as a whole is read by the names it exports.
      const isWhole = ({ fileName }: Rolldown.OutputChunk): boolean =>
        chunks.some(({ dynamicImports }) => dynamicImports.includes(fileName));
      for (const entry of chunks.filter((chunk) => chunk.isEntry && chunk.exports.length > 0 && !isWhole(chunk))) {
        const local = new Map<string, string>();
        const own = this.getModuleInfo(entry.facadeModuleId ?? '')?.exports ?? [];
        entry.code = edited(entry.code, (node) => {
          if (node.type !== 'ExportNamedDeclaration') return undefined;
          const names = node.specifiers.map(({ exported, local: inside }) => {
            const [given, called] = [nameOf(exported), nameOf(inside)];
            // What the entry itself exports is asked for by that name, from elsewhere.
            const name = own.includes(given) ? given : called;
            local.set(given, name);
            return name === called ? name : `${called} as ${name}`;
          });
          return `export{${names.sort().join(',')}};`;
        });
        for (const chunk of chunks.filter(({ imports }) => imports.includes(entry.fileName)))
          chunk.code = edited(chunk.code, (node) => {
            if (node.type !== 'ImportDeclaration' || !node.source.value.endsWith(`/${entry.fileName}`))
              return undefined;
            const names = node.specifiers.map((each) => {
              if (each.type !== 'ImportSpecifier') this.error(`${chunk.fileName} imports ${entry.fileName} as a whole`);
              const imported = local.get(nameOf(each.imported)) ?? this.error(`${entry.fileName} lacks a name`);
              return imported === each.local.name ? imported : `${imported} as ${each.local.name}`;
            });
            return `import{${names.sort().join(',')}}from'./${entry.fileName}';`;
          });
      }
    },
  };
}

type Statement = ReturnType<typeof parseAst>['body'][number];

/** A module with other text in place of some statements. */
const edited = (code: string, replace: (statement: Statement) => string | undefined): string =>
  parseAst(code).body.reduceRight((text, statement) => {
    const { start, end } = statement;
    return text.slice(0, start) + (replace(statement) ?? text.slice(start, end)) + text.slice(end);
  }, code);

/** A name that a module gives or takes; in the language it may be a text as well. */
const nameOf = (name: { readonly type: string; readonly name?: string; readonly value?: unknown }): string =>
  name.name ?? String(name.value);
