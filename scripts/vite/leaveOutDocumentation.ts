import type { Plugin } from 'vite';

/** What an endpoint says of itself for openapi.json and the coverage table; no client reads it. */
const DOCUMENTATION = /^ {2}(?:summary|document):\s+(?:'[^']*'|"[^"]*"),\n/gm;

/** Query parameters and the right a key must have: types to the client or nothing at all, something to look at for the mock. */
const FOR_THE_MOCK = /^ {2}query:\s+\[[^\]]*\],\n|, right: '\w+'/gm;

/**
 * Leaves that out of a build; where there is no mock in it (`withMock`) also what only the mock looks at. The build fails when
 * the documentation is written another way than that.
 */
export function leaveOutDocumentation({ withMock }: { withMock: boolean }): Plugin {
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
        // The lines stay, so that a source map does.
        const plain = code.replace(DOCUMENTATION, '\n');
        const blank = (text: string) => text.replace(/[^\n]/g, '');
        return { code: withMock ? plain : plain.replace(FOR_THE_MOCK, blank), map: null };
      },
    },
  };
}
