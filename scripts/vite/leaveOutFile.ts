import type { Plugin } from 'vite';

/** Leaves a file of src/ out of a build that has no use for it: `code` is in its place. The build fails when there is no such file any more. */
export function leaveOutFile(file: string, code: string): Plugin {
  let isFound = false;
  return {
    name: `tour-booking:leave-out ${file}`,
    enforce: 'pre',
    load(id) {
      if (!id.endsWith(`/src/${file}`)) return undefined;
      isFound = true;
      return code;
    },
    buildEnd(error) {
      if (error === undefined && !isFound) this.error(`there is no src/${file} any more; see vite.config.ts`);
    },
  };
}
