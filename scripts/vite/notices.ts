import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import type { Plugin } from 'vite';

const root = resolve(import.meta.dirname, '../..');
const LICENSE = /^(licen[cs]e|copying)(\.\w+)?$/i;
/** The licenses of libraries whose packages hold none, as they stand in their repositories. By the name of the package, or of its scope. */
const LICENSE_TEXTS: Readonly<Record<string, string>> = { redis: 'node-redis.txt', '@redis': 'node-redis.txt' };

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license: string;
}

/** What a lock file says of a package. */
interface Locked {
  readonly version: string;
  /** `sha512-` and the hash of the package's file in base64. */
  readonly integrity: string;
}

/**
 * Writes two files beside the build `what`: the licenses of the libraries in it, as those licenses demand, and a list of these libraries for
 * programs that look for known faults (CycloneDX), because `npm audit` sees none of them. Fails when there is no license of a library, or when
 * another version is installed than package-lock.json names.
 */
export function writeNotices(what: string): Plugin {
  return {
    name: 'tour-booking:write-notices',
    generateBundle() {
      const folders = [...this.getModuleIds()].flatMap(
        (id) => /^\0?(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(id)?.[1] ?? [],
      );
      const libraries = [...new Set(folders)].sort().map((folder) => {
        const { name, version, license }: Manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
        const text = licenseOf(folder, name);
        if (text === undefined) this.error(`${name} has no license file`);
        return { folder, name, version, license, text };
      });
      const notices = libraries.map(
        ({ name, version, license, text }) => `${name} ${version} (${license})\n\n${text}\n`,
      );
      const source = `${what} of Tour Booking holds these libraries, with thanks to those who made them.\n\n${notices.join(`\n${'-'.repeat(72)}\n\n`)}`;
      this.emitFile({ type: 'asset', fileName: 'THIRD-PARTY-NOTICES.txt', source });

      const { packages }: { readonly packages: Readonly<Record<string, Locked>> } = JSON.parse(
        readFileSync(join(root, 'package-lock.json'), 'utf8'),
      );
      const components = libraries.map(({ folder, name, version, license }) => {
        const locked = packages[relative(root, folder)];
        if (locked?.version !== version) this.error(`${name} ${version} is not what package-lock.json names`);
        return componentOf(name, version, license, locked.integrity);
      });
      const bill = `${JSON.stringify(billOf(what, components), null, 2)}\n`;
      this.emitFile({ type: 'asset', fileName: 'sbom.cdx.json', source: bill });
    },
  };
}

function licenseOf(folder: string, name: string): string | undefined {
  const own = readdirSync(folder).find((each) => LICENSE.test(each));
  const given = LICENSE_TEXTS[name.split('/')[0] ?? ''];
  const file = own ? join(folder, own) : given && join(import.meta.dirname, 'licenses', given);
  return file && readFileSync(file, 'utf8').trim();
}

const purlOf = (name: string, version: string): string => `pkg:npm/${name.replace('@', '%40')}@${version}`;

const componentOf = (name: string, version: string, license: string, integrity: string) => ({
  type: 'library',
  'bom-ref': `${name}@${version}`,
  name,
  version,
  purl: purlOf(name, version),
  hashes: [{ alg: 'SHA-512', content: Buffer.from(integrity.replace('sha512-', ''), 'base64').toString('hex') }],
  licenses: [{ license: { id: license } }],
});

/** A list in the format CycloneDX 1.5. It has neither a time nor a number of its own, so that the same build writes the same file. */
function billOf(what: string, components: readonly ReturnType<typeof componentOf>[]) {
  const { name, version, license }: Manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: {
      component: {
        ...{ type: 'library', 'bom-ref': `${name}@${version}`, name, version, description: what },
        ...{ purl: purlOf(name, version), licenses: [{ license: { id: license } }] },
      },
    },
    components,
    dependencies: [{ ref: `${name}@${version}`, dependsOn: components.map((component) => component['bom-ref']) }],
  };
}
