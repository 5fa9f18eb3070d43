import { api } from '@otzar/contract/api';
import { describe, expect, test } from 'vitest';
import { expectProblem } from './expect-problem.ts';
import { NOWHERE } from './shelves.ts';
import { type Handler, Visitor } from './visitor.ts';

/** From a zip code to what a school asks for. */
export function schooling(answer: Handler): void {
  describe('what schools ask for', () => {
    const visitor = new Visitor(answer);

    test('is found by country and zip code, school and grade', async () => {
      const countries = await visitor.call(api.listSchoolCountries);
      expect(countries).toContainEqual({ label: 'United States', value: 'US' });
      const query = { country: 'us', zip: '10002-1234' };
      const { near, elsewhere, ...place } = await visitor.call(api.readSchools, { query });
      expect(place).toEqual({ country: { label: 'United States', value: 'US' }, zip: '10002' });
      expect(near[0]?.zip).toBe('10002');
      for (const { country } of [...near, ...elsewhere]) expect(country).toBe('US');

      const params = { id: String(near[0]?.id) };
      const { lists, ...school } = await visitor.call(api.readSchool, { params });
      expect(school).toEqual(near[0]);
      const listed = lists.find(({ year }) => year === 2026);
      const list = await visitor.call(api.readSupplyList, { params: { id: String(listed?.id) } });
      expect(list).toMatchObject({ school, grade: listed?.grade, newer: null });
      expect(list.entries.length).toBe(listed?.items);
      expect(list.entries.some(({ required }) => required)).toBe(true);
      const ids = list.entries.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      for (const { product, swap } of list.entries) {
        expect(product.has_variations).toBe(false);
        if (product.max > 0) expect(swap).toBeNull();
        if (swap) expect(swap.max).toBeGreaterThan(0);
      }
    });

    test.each([
      ['zip', 'country=US&zip=abc'],
      ['zip', 'country=US&zip='],
      ['zip', `country=US&zip=${'9'.repeat(5000)}`],
      ['country', 'country=XX&zip=10002'],
      ['country', 'zip=10002'],
    ])('is refused at its %s', async (field, query) => {
      const response = await visitor.send('GET', `/api/school?${query}`);
      const { fields } = await expectProblem(response, 422);
      expect(Object.keys(fields ?? {})).toEqual([field]);
    });

    test.each([
      `/api/school/${NOWHERE}`,
      '/api/school/0',
      '/api/school/-1',
      `/api/supply_list/${NOWHERE}`,
      '/api/supply_list/1e99',
      '/api/supply_list/abc',
    ])('%s is not found', async (path) => {
      await expectProblem(await visitor.send('GET', path), 404);
    });
  });
}
