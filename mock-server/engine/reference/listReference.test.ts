import { describe, expect, it } from 'vitest';
import { createMockService } from '../mockService.ts';
import { getAgent, listAgents, listBuildings, listFloorplans, listNeighborhoods, pageOf } from './listReference.ts';

const { world } = createMockService({ listings: 1500 }).company;
const query = (text = '') => new URLSearchParams(text);

describe('reference data', () => {
  it('lists the agents, and gives one of them', () => {
    expect(listAgents(world, query())).toMatchObject({ value: { total_items: 16, total_pages: 2, page: 1 } });
    expect(getAgent(world, '3')).toEqual({ ok: true, value: world.agents[2] });
    for (const id of ['0', '17', 'x']) expect(getAgent(world, id)).toMatchObject({ why: 'notFound' });
  });

  it('lists the neighborhoods of one city, of two cities, or all', () => {
    const names = (text: string) => {
      const reply = listNeighborhoods(world, query(text));
      return reply.ok ? reply.value.map(({ city }) => city) : [];
    };
    expect(new Set(names('city=wexbridge'))).toEqual(new Set(['Wexbridge']));
    expect(names('city=Wexbridge&city=Port%20Calder')).toEqual(names(''));
    expect(names('')).toHaveLength(10);
    expect(names('city=Atlantis')).toEqual([]);
    expect(listNeighborhoods(world, query('city='))).toMatchObject({
      body: { errors: { city: [expect.any(String)] } },
    });
  });

  it("lists the company's own buildings only", () => {
    const reply = listBuildings(world, query());
    const items = reply.ok ? reply.value.items : [];
    expect(world.buildings.length).toBeGreaterThan(20);
    expect(reply).toMatchObject({ value: { total_items: 24 } });
    expect(items.some(({ building_ownership }) => building_ownership === 'None')).toBe(true);
  });

  it('lists the floorplans of a community', () => {
    expect(listFloorplans(world, '202', query())).toMatchObject({ value: { total_items: 14 } });
    expect(listFloorplans(world, '203', query())).toMatchObject({
      why: 'notFound',
      body: { errors: { community: { id: expect.any(String) } } },
    });
  });
});

describe('a page', () => {
  const items = Array.from({ length: 21 }, (_, at) => at);

  it.each([
    ['', 1, 10, 0],
    ['page=2', 2, 10, 10],
    ['page=3', 3, 1, 20],
    ['page=4', 4, 0, undefined],
  ])('has the items that the query "%s" asks for', (text, page, count, first) => {
    const reply = pageOf(items, query(text));
    expect(reply).toMatchObject({ ok: true, value: { total_items: 21, total_pages: 3, page } });
    expect(reply.ok && reply.value.items).toHaveLength(count);
    expect(reply.ok && reply.value.items[0]).toBe(first);
  });

  it.each(['page=0', 'page=-1', 'page=x', 'page=', 'page=1&page=2', 'page=1e3'])(
    'is refused for the query "%s"',
    (text) => {
      expect(pageOf(items, query(text))).toMatchObject({
        why: 'invalid',
        body: { errors: { page: [expect.any(String)] } },
      });
    },
  );
});
