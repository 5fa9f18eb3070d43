import { describe, expect, test } from 'vitest';
import { selectorOf } from './states.mjs';

/** What is selected beside what the browser draws by itself. */
function holdersOf(selector: string, states = ['hover']) {
  const [, ...others] = selectorOf([selector], states).split(', [tabindex]');
  return others.join('').replace(/^, /, '');
}

describe('the elements that a state may change', () => {
  test.each([
    ['.a:hover', '.a'],
    ['.a:hover .b', '.a'],
    ['.a > button:hover:not(:disabled)', '.a > button'],
    [':is(a, button):hover', ':is(a, button)'],
    ['.a :hover', '.a *'],
    ['.a > :hover', '.a > *'],
    [':hover', '*'],
    ['.a:hover .b:hover', '.a, .a .b'],
  ])('of %s are %s', (rule, holders) => expect(holdersOf(rule)).toBe(holders));

  test.each([
    ['.a:is(:hover, [aria-pressed])', '.a, .a *'],
    ['.a:has(button:hover) .b', '.a, .a *'],
    ['.a:not(:is(.b:hover))', '.a, .a *'],
    ['&:hover', 'body *'],
    ['.a:has(+ .b:hover)', 'body *'],
    ['.a:is(.b .c, .d:hover)', '.a, .a *'],
    ['.a:is(.b:hover .c)', 'body *'],
    ['.a:is(.b .c:hover)', 'body *'],
  ])('of %s, in brackets or nested, are %s', (rule, holders) =>
    expect(holdersOf(rule)).toBe(holders),
  );

  test('are none where a rule names no state, or another', () => {
    expect(holdersOf('.a:focus-visible', ['hover'])).toBe('');
    expect(holdersOf('.a:focus-within', ['focus'])).toBe('');
    expect(holdersOf('.hover')).toBe('');
  });

  test('are those of every state', () =>
    expect(selectorOf(['.a:hover', '.b:active'], ['hover', 'active'])).toMatch(/, \.a, \.b$/));
});
