import { describe, expect, it } from 'vitest';
import { addressIn, interfaceIn, languageSet } from './interface-address.ts';

describe('the language of the interface', () => {
  it.each([
    ['?id=screens-bag--guest&globals=theme:dark;interface:he', 'he'],
    ['?globals=interface%3Ahe', 'he'],
    ['?globals=theme:dark;interface:en', 'en'],
    ['?globals=theme:dark', 'en'],
    ['?id=screens-bag--interface:he', 'en'],
    ['?globals=interface:fr', 'en'],
    ['', 'en'],
  ])('of %s is %s', (search, language) => {
    expect(interfaceIn(search)).toBe(language);
  });

  it('is English where a toolbar has been set back', () => {
    expect(languageSet(undefined)).toBe('en');
  });

  it('is put into an address in place of another, beside what else is set', () => {
    const here =
      'http://localhost:6006/iframe.html?id=screens-bag--guest&globals=theme:dark;interface:en';
    const there = new URL(addressIn('he', here));
    expect(there.searchParams.get('globals')).toBe('theme:dark;interface:he');
    expect(there.searchParams.get('id')).toBe('screens-bag--guest');
    expect(interfaceIn(new URL(addressIn('en', there.href)).search)).toBe('en');
  });

  it('is put into an address that sets nothing', () => {
    const there = addressIn('he', 'http://localhost:6006/iframe.html?id=screens-bag--guest');
    expect(new URL(there).searchParams.get('globals')).toBe('interface:he');
  });
});
