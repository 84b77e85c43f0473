import { beforeEach, describe, expect, it } from 'vitest';
import { everyItem } from '../../../test/listings/everyItem.ts';
import { accepted, errorsOf } from '../../../test/sampleProspect.ts';
import { createMockService, type MockService } from '../mockService.ts';
import { getAgent, listAgents, listBuildings, listFloorplans, listNeighborhoods } from './listReference.ts';

// Statements of the API document that the mock once did not follow.

let service: MockService;
beforeEach(() => {
  service = createMockService();
});

const query = (text = '') => new URLSearchParams(text);
const buildings = () => everyItem((at) => accepted(listBuildings(service.company.world, at)));
const floorplans = (community: string) =>
  everyItem((at) => accepted(listFloorplans(service.company.world, community, at)));

describe('reference data', () => {
  it('has a second page of agents, buildings and floorplans', () => {
    const { world } = service.company;
    const second = query('page=2');
    for (const page of [
      listAgents(world, second),
      listBuildings(world, second),
      listFloorplans(world, '201', second),
      listFloorplans(world, '202', second),
    ])
      expect(accepted<{ items: readonly unknown[] }>(page).items.length).toBeGreaterThan(0);
    const agents = everyItem((at) => accepted(listAgents(world, at)));
    expect(agents.map(({ id }) => accepted(getAgent(world, String(id))))).toEqual(agents);
  });

  it('lists the neighborhoods of a state', () => {
    const states = (text: string) =>
      accepted(listNeighborhoods(service.company.world, query(text))).map(({ state }) => state);
    expect(new Set(states(''))).toEqual(new Set(['NY', 'NJ']));
    expect(new Set(states('state=nj'))).toEqual(new Set(['NJ']));
    expect(states('state=NJ&city=Port%20Calder')).toEqual([]);
    expect(states('state=TX')).toEqual([]);
    expect(errorsOf(listNeighborhoods(service.company.world, query('state=')))).toHaveProperty('state');
  });

  it('describes every unit type of a floorplan', () => {
    for (const plan of [...floorplans('201'), ...floorplans('202')])
      for (const type of plan.unit_types) expect(type.description).toEqual(expect.any(String));
  });

  it('has floorplans with none, one and several photos and unit types', () => {
    const counts = (of: 'photos' | 'unit_types') =>
      new Set(floorplans('201').map((plan) => Math.min(2, plan[of].length)));
    expect(counts('photos')).toEqual(new Set([0, 1, 2]));
    expect(counts('unit_types')).toEqual(new Set([0, 1, 2]));
    const places = floorplans('201').map(({ photos }) => photos.map(({ sort_order }) => sort_order));
    for (const orders of places) expect(orders).toEqual([...orders.keys()]);
  });

  it('has company buildings with and without neighborhood, location and source_id', () => {
    for (const name of ['neighborhood', 'location', 'source_id'] as const) {
      const values = buildings().map((building) => building[name]);
      expect(values).toContain(null);
      expect(values.some((value) => value !== null)).toBe(true);
    }
  });

  it('names a cross street once', () => {
    service = createMockService({ listings: 9000 });
    for (const { cross_streets: streets, street_address: street } of service.company.world.buildings.map((each) => ({
      cross_streets: each.crossStreets,
      street_address: each.street,
    }))) {
      expect(new Set(streets).size).toBe(streets.length);
      expect(streets.some((each) => street.endsWith(each))).toBe(false);
    }
  });
});
