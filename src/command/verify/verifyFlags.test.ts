import { expect, it } from 'vitest';
import { readVerifyFlags } from './verifyFlags.ts';

const URL_OF_IT = 'https://staging.example.com';

it('reads the address, the groups and the keys of the environment', () => {
  const environment = { LEASING_PUBLIC_KEY: 'pk', LEASING_SECRET_KEY: '' };
  expect(readVerifyFlags([`${URL_OF_IT}/`, '--groups', '101,102'], environment)).toEqual({
    ...{ service: URL_OF_IT, groups: [101, 102], community: undefined, origin: 'https://www.example.com' },
    ...{ email: undefined, emailList: undefined, publicKey: 'pk', secretKey: undefined, json: false },
  });
  const args = [URL_OF_IT, '--groups', '7', '--write', '--email', 'you@example.com', '--json', '--community', '201'];
  expect(readVerifyFlags(args, {})).toMatchObject({ email: 'you@example.com', json: true, community: 201 });
});

it.each([
  [[], 'the address of the service is missing; begin with it, like verify https://staging.example.com'],
  [['staging'], 'the address of the service is missing; begin with it, like verify https://staging.example.com'],
  [['https://you:word@staging.example.com'], 'the address of the service has a user name, a query or a fragment'],
  [[URL_OF_IT], '--groups is missing; give groups to ask about, like 101,102'],
  [[URL_OF_IT, '--groups', 'a'], '--groups takes numbers with commas, like 101,102, not a'],
  [[URL_OF_IT, '--groups', '1', '--write'], '--write needs --email, an address of yours for the tour that it books'],
  [[URL_OF_IT, '--groups', '1', '--email', 'a@b.c'], '--email goes with --write'],
  [[URL_OF_IT, '--groups', '1', '--email-list', '801'], '--email-list goes with --write'],
  [
    [URL_OF_IT, '--groups', '1', '--write', '--email', 'a@b.cd', '--email-list', 'all'],
    '--email-list takes a number, not all',
  ],
  [[URL_OF_IT, '--groups', '1', '--origin', 'a/b'], '--origin takes an origin like https://www.example.com, not a/b'],
  [[URL_OF_IT, '--groups', '1', '--community', 'x'], '--community takes a number, not x'],
  [[URL_OF_IT, '--group', '1'], 'There is no flag --group'],
])('%j is refused', (args, message) => {
  expect(() => readVerifyFlags(args, {})).toThrow(message);
});
