/** The commands of npm in the words of each package manager. */
const MANAGERS: Readonly<Record<string, readonly [dev: string, add: string, run: string]>> = {
  npm: ['npm install --save-dev', 'npm install', 'npx'],
  pnpm: ['pnpm add --save-dev', 'pnpm add', 'pnpm exec'],
  yarn: ['yarn add --dev', 'yarn add', 'yarn'],
};

const COMMAND = /^(?:(npm install --save-dev)|(npm install)|(npx)(?= tour-booking )) /gm;

/** `code` for each package manager, by its name. Undefined if a line is not a command that all of them know. */
export function forEachManager(code: string): ReadonlyMap<string, string> | undefined {
  const isShared = code.split('\n').every((line) => line.startsWith(' ') || new RegExp(COMMAND, 'm').test(line));
  if (!isShared) return undefined;
  return new Map(
    Object.entries(MANAGERS).map(([name, [dev, add, run]]) => [
      name,
      code.replace(COMMAND, (_, isDev, isAdd) => `${isDev ? dev : isAdd ? add : run} `),
    ]),
  );
}
