import { describe, expect, it } from 'vitest';
import { readHouse } from './house.ts';
import { arrows, builtShopOnce, contractTypes } from './rules/arrows.ts';
import { circles } from './rules/circles.ts';
import { fewImports, finished, noSkippedTests, size, typed } from './rules/code.ts';
import { deferredState } from './rules/deferred-state.ts';
import { earlyUse } from './rules/early-use.ts';
import { bothLanguages, noSentences } from './rules/messages.ts';
import { ownParts } from './rules/own-parts.ts';
import { guides, names, oneName, root, stories } from './rules/places.ts';
import { publicInterfaces } from './rules/public-interfaces.ts';
import { browserTools, features, platform } from './rules/reach.ts';
import { featureCircles, serverRooms } from './rules/server-rooms.ts';
import { colors, directions, fonts, lengths } from './rules/styles.ts';
import { variantRecords } from './rules/variants.ts';

const rules = [
  ...[arrows, contractTypes, builtShopOnce, circles],
  ...[platform, browserTools, features, publicInterfaces],
  ...[serverRooms, featureCircles],
  ...[colors, lengths, fonts, directions, variantRecords, ownParts],
  ...[size, fewImports, typed, finished, noSkippedTests, deferredState, earlyUse],
  ...[bothLanguages, noSentences],
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
