import { describe, expect, it } from 'vitest';
import { readHouse } from './house.ts';
import { arrows, contractTypes, oneDoor } from './rules/arrows.ts';
import { circles } from './rules/circles.ts';
import { awake, finished, size, typed } from './rules/code.ts';
import { deferredState } from './rules/deferred-state.ts';
import { earlyUse } from './rules/early-use.ts';
import { ownParts } from './rules/own-parts.ts';
import { guides, names, oneName, root, stories } from './rules/places.ts';
import { publicWays } from './rules/public-ways.ts';
import { browserTools, features, platform } from './rules/reach.ts';
import { featureCircles, serverRooms } from './rules/server-rooms.ts';
import { colors, directions, fonts, lengths } from './rules/styles.ts';
import { variantRecords } from './rules/variants.ts';

const rules = [
  ...[arrows, contractTypes, oneDoor, circles],
  ...[platform, browserTools, features, publicWays],
  ...[serverRooms, featureCircles],
  ...[colors, lengths, fonts, directions, variantRecords, ownParts],
  ...[size, typed, finished, awake, deferredState, earlyUse],
  ...[root, names, stories, guides, oneName],
];
const house = readHouse();

describe.each(rules)('the house: $name', ({ breaches, broken }) => {
  it('is kept', () => {
    expect(breaches(house)).toEqual([]);
  });

  it.each(broken)('is seen to be broken in sample %#', (...sample) => {
    expect(breaches(sample)).not.toEqual([]);
  });
});
