import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** The file of a library that the license asks to be handed on. */
const LICENSE = /^(licen[cs]e|copying)(\.\w+)?$/i;

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license: string;
}

/** Puts the licenses of the libraries that a build holds beside its files. A library without one fails the build. */
export function writeNotices(fileName = 'THIRD-PARTY-NOTICES.txt'): Plugin {
  return {
    name: 'tour-booking:write-notices',
    generateBundle() {
      const folders = [...this.getModuleIds()].flatMap(
        (id) => /^\0?(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(id)?.[1] ?? [],
      );
      const notices = [...new Set(folders)].sort().map((folder) => {
        const { name, version, license }: Manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
        const file = readdirSync(folder).find((each) => LICENSE.test(each));
        if (file === undefined) this.error(`${name} has no license file, which its users are owed`);
        return `${name} ${version} (${license})\n\n${readFileSync(join(folder, file), 'utf8').trim()}\n`;
      });
      const source = `The script tag of Tour Booking holds these libraries, with thanks to those who made them.\n\n${notices.join(`\n${'-'.repeat(72)}\n\n`)}`;
      this.emitFile({ type: 'asset', fileName, source });
    },
  };
}
