import type { Plugin } from 'vite';

const RUNTIME = 'rolldown-runtime';
/** `import{a as b}from"./rolldown-runtime-….js";` and `export{a as b};`, each also with one name alone. */
const IMPORT = /import\s*\{\s*(\w+)(?: as (\w+))?\s*\}\s*from\s*["'`]\.\/rolldown-runtime-[\w-]+\.js["'`];?/;
const EXPORT = /export\s*\{\s*(\w+)(?: as (\w+))?\s*\};?\s*$/;

/**
 * Puts the bundler's own helper of 0.1 kB into each file that uses it. As a file of its own, which no other file asks for in
 * time, it would cost one more round trip before the second stage.
 */
export function inlineRuntime(): Plugin {
  return {
    name: 'tour-booking:inline-runtime',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const runtime = chunks.find(({ name }) => name === RUNTIME);
      if (!runtime) return;
      const [exported, local, name = local] = EXPORT.exec(runtime.code) ?? [];
      if (exported === undefined) this.error(`${runtime.fileName} has other exports than the one that is known here`);
      const body = `(() => { ${runtime.code.slice(0, -exported.length)} return ${local}; })()`;
      for (const chunk of chunks) {
        if (!chunk.imports.includes(runtime.fileName)) continue;
        const [statement, wanted, alias = wanted] = IMPORT.exec(chunk.code) ?? [];
        if (statement === undefined || wanted !== name)
          this.error(`${chunk.fileName} imports ${runtime.fileName} in a way that is not known here`);
        chunk.code = chunk.code.replace(statement, () => `const ${alias} = ${body};`);
      }
      delete bundle[runtime.fileName];
    },
  };
}
