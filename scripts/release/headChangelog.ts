/**
 * The changelog once `version` is out: what stood under "Unreleased" stands under the version and its day. Throws when nothing is
 * written there, because a version without a word of what changed helps nobody.
 */
export function headChangelog(changelog: string, version: string, day: string): string {
  const [, written = ''] = /^## Unreleased\n([\s\S]*?)(?=^## |(?![\s\S]))/m.exec(changelog) ?? [];
  if (written.trim() === '') throw new Error('CHANGELOG.md says nothing under "Unreleased"');
  return changelog.replace(/^## Unreleased$/m, () => `## ${version}, ${day}`);
}
