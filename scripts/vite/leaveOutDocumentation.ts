import type { Plugin } from 'vite';

/** What an endpoint says of itself for openapi.json and the coverage table; no client reads it. */
const DOCUMENTATION = /^ {2}(?:summary|document):\s+(?:'[^']*'|"[^"]*"),\n/gm;

/** Leaves that out of a build. The build fails when it is written another way than that. */
export function leaveOutDocumentation(): Plugin {
  return {
    name: 'tour-booking:leave-out-documentation',
    transform: {
      // Before the types are stripped, so that a line is as it was written.
      order: 'pre',
      handler(code, id) {
        if (!/\/contract\/endpoints\/[\w-]+\.ts$/.test(id)) return undefined;
        const endpoints = code.match(/satisfies Endpoint;/g)?.length ?? 0;
        const found = code.match(DOCUMENTATION)?.length ?? 0;
        if (found !== 2 * endpoints) this.error(`${id} has ${found} lines of documentation for ${endpoints} endpoints`);
        // The line stays, so that a source map does.
        return { code: code.replace(DOCUMENTATION, '\n'), map: null };
      },
    },
  };
}
