import { describe, expect, it } from 'vitest';
import { nameDistance, soundKeys } from './name-sounds.ts';

describe('a name in both alphabets', () => {
  it.each([
    ['עגנון', 'agnon'],
    ['עמוס', 'amos'],
    ['עוז', 'oz'],
    ['גרוסמן', 'grossman'],
    ['יהושע', 'yehoshua'],
    ['ביאליק', 'bialik'],
    ['רחל', 'rachel'],
    ['נחמן', 'nachman'],
    ['שלו', 'shalev'],
    ['שלום', 'shalom'],
    ['עליכם', 'aleichem'],
    ['לאה', 'leah'],
    ['גולדברג', 'goldberg'],
    ['קישון', 'kishon'],
    ['אפרים', 'ephraim'],
    ['אתגר', 'etgar'],
    ['שקספיר', 'shakespeare'],
    ['קפקא', 'kafka'],
    ['דוסטויבסקי', 'dostoevsky'],
    ['צייטלין', 'zeitlin'],
    ['גוליאן', 'julian'],
  ])('%s is %s', (hebrew, latin) => {
    expect(nameDistance(hebrew, latin)).toBe(0);
    expect(soundKeys(latin)).toContain(soundKeys(hebrew)[0]);
    expect(soundKeys(hebrew)).toContain(soundKeys(latin)[0]);
  });

  it('is farther where a vowel is not written that mostly is', () => {
    expect(nameDistance('כהן', 'cohen')).toBe(2);
    expect(nameDistance('ספר', 'sapir')).toBe(2);
    expect(nameDistance('ספיר', 'sapir')).toBe(0);
  });

  it.each([
    ['עגנון', 'agnes'],
    ['עמוס', 'samos'],
    ['עוז', 'oslo'],
    ['שירה', 'sarah'],
    ['תמר', 'omer'],
    ['שירה', 'asher'],
    ['שיר', 'shira'],
  ])('%s is not %s', (hebrew, latin) => {
    expect(nameDistance(hebrew, latin)).toBeNull();
  });
});
