import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  differenceOf,
  dropOutline,
  judgeOutline,
  outlinedStories,
  outlineOf,
} from './outlines.mjs';

const story = 'screens-bag--guest';
const before = '- main:\n  - heading "Your bag" [level=1]\n  - button "Remove Rain"\n';
const after = '- main:\n  - heading "Your bag" [level=1]\n  - button\n';

const emptyFolder = () => mkdtempSync(join(tmpdir(), 'outlines-'));
const says = (text: string) => async () => text;

test('an outline is kept once it is accepted, and then compared', async () => {
  const folder = emptyFolder();
  const given = { accepting: false, folder };
  expect(await judgeOutline(story, says(before), given)).toBe('it has none yet');
  expect(outlinedStories(folder)).toEqual([]);
  expect(await judgeOutline(story, says(before), { accepting: true, folder })).toBeUndefined();
  expect(outlinedStories(folder)).toEqual([story]);
  expect(await judgeOutline(story, says(before), given)).toBeUndefined();
  expect(await judgeOutline(story, says(after), given)).toBe('- - button "Remove Rain" + - button');
  dropOutline(story, folder);
  expect(outlinedStories(folder)).toEqual([]);
});

test('what is not read out is no part of an outline', () => {
  expect(outlineOf('- main:\n  - paragraph\n  - paragraph: Sold out\n  - paragraph')).toBe(
    '- main:\n  - paragraph: Sold out\n',
  );
  const news = '    - text: The card is saved.\n    - button "Close message"';
  expect(outlineOf(`- main\n- region "Messages":\n  - status:\n${news}\n- alert: Gone`)).toBe(
    '- main\n- region "Messages":\n  - status\n- alert: Gone\n',
  );
  expect(outlineOf('- link "Name":\n  - /url: "#_r_3q_"')).toBe('- link "Name":\n  - /url: "#_"\n');
});

test('what is right the second time is right', async () => {
  const folder = emptyFolder();
  await judgeOutline(story, says(before), { accepting: true, folder });
  const slow = async (patiently = false) => (patiently ? before : after);
  expect(await judgeOutline(story, slow, { accepting: false, folder })).toBeUndefined();
});

test('a difference names what is lost and what has come, and an order that alone has changed', () => {
  expect(differenceOf('- link "Home"\n- link "Home"', '- link "Home"')).toBe('- - link "Home"');
  expect(differenceOf('- link "A"\n- link "B"', '- link "B"\n- link "A"')).toBe(
    'its lines stand in another order',
  );
});
