import fc from 'fast-check';
import { expect, test } from 'vitest';
import { eachPosting, type Place, PostingList } from './postings.ts';

const positions = fc.uniqueArray(fc.nat(2_000_000), { maxLength: 200 });

test('a list of products is read as it was written', () => {
  fc.assert(
    fc.property(
      positions,
      fc.infiniteStream(fc.constantFrom<Place>(0, 1, 2, 3)),
      (some, places) => {
        const list = new PostingList();
        const written = some
          .toSorted((one, other) => one - other)
          .map((position) => [position, places.next().value as Place] as const);
        for (const [position, place] of written) list.add(position, place);
        const read: [number, number][] = [];
        eachPosting(list.bytes(), (position, place) => read.push([position, place]));
        expect(read).toEqual(written);
        expect(list.products).toBe(written.length);
        expect(list.titles).toBe(written.filter(([, place]) => place <= 1).length);
      },
    ),
  );
});

test('takes a byte for each product of a common word', () => {
  const list = new PostingList();
  for (let position = 0; position < 1_000; position += 2) list.add(position, 2);
  expect(list.bytes()).toHaveLength(500);
});
