/**
 * The changelog for the release of `version`: its heading "Unreleased" becomes the version and its day. Throws when nothing is written
 * below that heading, because a version without a word of what changed helps nobody.
 */
export function headChangelog(changelog: string, version: string, day: string): string {
  const [, written = ''] = /^## Unreleased\n([\s\S]*?)(?=^## |(?![\s\S]))/m.exec(changelog) ?? [];
  if (written.trim() === '') throw new Error('CHANGELOG.md says nothing under "Unreleased"');
  return changelog.replace(/^## Unreleased$/m, () => `## ${version}, ${day}`);
}
