import { expect, it } from 'vitest';
import { homeCallsOf } from './homeClient.ts';

it('uses the calls of a client, and gives undefined for a call that it lacks', async () => {
  expect(homeCallsOf({})).toBeUndefined();
  const asked: unknown[] = [];
  const answering = async (...given: unknown[]): Promise<never> => {
    asked.push(given);
    throw new Error('no answer');
  };
  const whole = homeCallsOf({
    getListing: answering,
    searchResidentialRentals: answering,
    getPublicListing: answering,
    listFloorplans: answering,
  });
  for (const call of [
    whole?.home(1),
    whole?.homes({ community: 201, page: 2 }),
    whole?.homes({ community: undefined, page: 1 }),
    whole?.similar(1),
    whole?.floorplans(201),
  ])
    await expect(call).rejects.toThrow('no answer');
  expect(asked).toEqual([
    [1, undefined],
    [{ page: 2, property: 201 }, undefined],
    [{ page: 1 }, undefined],
    [1, { similarUnits: true }],
    [201, {}, undefined],
  ]);
  const least = homeCallsOf({ getListing: answering });
  expect(await least?.homes({ community: 201, page: 1 })).toBeUndefined();
  expect(await least?.similar(1)).toBeUndefined();
  expect(await least?.floorplans(201)).toBeUndefined();
});
