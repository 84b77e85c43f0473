import { afterEach, describe, expect, it } from 'vitest';
import { searchListings } from './contract/endpoints/listings-v2.ts';
import { getTimes } from './contract/endpoints/tour-questions.ts';
import { urlOf } from './url.ts';

describe('urlOf', () => {
  it.each([
    ['https://a.example', {}, 'https://a.example/api/v2/listings/all'],
    ['https://a.example/', {}, 'https://a.example/api/v2/listings/all'],
    ['https://a.example/proxy//', { page: 2 }, 'https://a.example/proxy/api/v2/listings/all?page=2'],
    ['/leasing', { pets: ['cats', 'small-dogs'] }, '/leasing/api/v2/listings/all?pets=cats&pets=small-dogs'],
    ['', { pets: [], city: undefined, featured: false }, '/api/v2/listings/all?featured=false'],
    ['', { city: 'New York & more', postal_code: '' }, '/api/v2/listings/all?city=New+York+%26+more&postal_code='],
  ])('joins %j and the query %j', (base, query, url) => {
    expect(urlOf(base, searchListings, {}, query)).toBe(url);
  });

  it('needs no query', () => {
    expect(urlOf('', getTimes, { group_id: 101 })).toBe('/api/v2/appointments/group/101/times');
  });

  it('escapes path parameters', () => {
    expect(urlOf('', getTimes, { group_id: '1/../2?x' })).toBe('/api/v2/appointments/group/1%2F..%2F2%3Fx/times');
  });

  describe('in Safari 16.4', () => {
    const size = Object.getOwnPropertyDescriptor(URLSearchParams.prototype, 'size');
    afterEach(() => void (size && Object.defineProperty(URLSearchParams.prototype, 'size', size)));

    it('keeps the query, though URLSearchParams has no size there', () => {
      Reflect.deleteProperty(URLSearchParams.prototype, 'size');
      expect(new URLSearchParams('page=2')).not.toHaveProperty('size');
      expect(urlOf('', searchListings, {}, { page: 2 })).toBe('/api/v2/listings/all?page=2');
    });
  });
});
