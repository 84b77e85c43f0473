import { QueryClient } from '@tanstack/query-core';
import { expect, it } from 'vitest';
import { local, programmedClient, slots } from '../../test/programmedClient.ts';
import { giveAnswers } from './giveAnswers.ts';
import { availabilityKey, configurationKey } from './queryOptions.ts';

const scope = { client: programmedClient(), service: 'https://leasing.example.com', groupId: 101 };
const time = local('2026-12-04T09:15:00');
const answersAt = (receivedAt: number) => ({
  configuration: { answer: { active: false, reason: '' } as const, receivedAt },
  availability: { answer: slots(time, '10:00:00'), receivedAt },
});

it('keeps both answers under the group and the day; answers that are there stay', () => {
  const queryClient = new QueryClient();
  giveAnswers(answersAt(1), queryClient, scope);
  giveAnswers(answersAt(2), queryClient, scope);
  expect(queryClient.getQueryData(configurationKey(scope))).toEqual(answersAt(1).configuration);
  expect(queryClient.getQueryData(availabilityKey(scope, local('2026-12-04T17:00:00')))).toEqual(
    answersAt(1).availability,
  );
  expect(queryClient.getQueryData(availabilityKey(scope, local('2026-12-05T09:15:00')))).toBeUndefined();
  expect(queryClient.getQueryData(configurationKey({ ...scope, groupId: 102 }))).toBeUndefined();
});
