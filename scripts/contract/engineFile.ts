import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');

/** Names that the modules of the engine export, with the file of each below the project's root. */
const files = new Map(
  readdirSync(join(root, 'mock-server/engine'), { recursive: true, withFileTypes: true })
    .filter(({ name }) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map(({ parentPath, name }) => join(parentPath, name))
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/^export (?:function|const) (\w+)/gm)].map(
        ([, name = '']) => [name, relative(root, file).replaceAll('\\', '/')] as const,
      ),
    ),
);

/** The file of the engine function that answers an operation; it has the operation's name. */
export function engineFile(operation: string): string {
  const file = files.get(operation);
  if (file === undefined) throw new Error(`mock-server/engine exports no function ${operation}.`);
  return file;
}
