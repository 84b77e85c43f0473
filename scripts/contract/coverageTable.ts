import type { Operation } from '../../src/api/contract/operation.ts';
import { operations } from '../../src/api/contract/operations.ts';
import { engineFile } from './engineFile.ts';
import { samplePath } from './samples.ts';

/** The client's methods for an operation: one with its name. `getTimes` has two, because it answers two questions. */
export const clientMethods = (operation: string): readonly string[] =>
  operation === 'getTimes' ? ['getOfficeHours', 'getAvailability'] : [operation];

const AUTH = { open: 'none shown', key: '`key` in the query', basic: 'HTTP Basic' } as const;

/** The text of docs/api.md. */
export const coverageText = (): string => `# The API, operation by operation

Written by \`npm run openapi\` from \`src/api/contract/operations.ts\`; a test fails when it is out of date.
\`tour-booking/server\` has all methods. \`tour-booking/client\` has those without \`secret\` or \`sync\` in brackets. Both: [client.md](client.md). Engine functions have the name of the operation.
The samples have the shapes of the API document and our values; \`test/contract.test.ts\` compares each reply with its sample.

If the document shows no authentication, the service needs no key. A mock that runs with \`--require-key\` wants HTTP
Basic there, with a key that has at least the right in brackets.

Names: what the API takes and gives has its names, letter for letter, as in openapi.json (\`BookTourRequest\`, \`move_in_date\`); answers of the
form have the keys of \`field_config\`. Everything else is camelCase (\`confirmationEnabled\`). No type has both.

| client method | request | authentication | engine | sample |
|---|---|---|---|---|
${operations.map(row).join('\n')}

${operations.length} operations.
`;

function row({ endpoint }: Operation): string {
  const { name, method, path, auth } = endpoint;
  const sample = samplePath(name);
  return [
    '',
    ` ${clientMethods(name)
      .map((each) => `\`${each}\``)
      .join(', ')} `,
    ` ${method} \`${path}\` `,
    ` ${AUTH[auth.scheme]} (${auth.right}) `,
    ` [${name}](../${engineFile(name)}) `,
    ` [${sample.replace('test/fixtures/', '')}](../${sample}) `,
    '',
  ].join('|');
}
