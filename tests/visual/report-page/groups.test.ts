import { describe, expect, it } from 'vitest';
import { alikeTo, choicesIn, chosenFrom, groupsOf } from './groups.js';

const finding = (name: string, more: object = {}) => ({ name, kind: 'changed', why: '', ...more });
const button = finding('button--plain.desktop', { signature: 'red → blue', why: '12 pixels' });
const link = finding('link--plain.desktop', { signature: 'red → blue' });
const odd = finding('button--plain.dark', { signature: 'shape 1' });
const made = finding('link--new.desktop', { kind: 'new', decision: 'accepted' });
const late = finding('link--late.desktop', { kind: 'flaky' });
const all = [odd, button, made, link, late];

const names = (groups: { title: string; findings: object[] }[]) =>
  groups.map((group) => [group.title, group.findings]);

describe('the groups of findings', () => {
  it('are those with alike differences, then the others by component', () => {
    expect(names(groupsOf(all, 'alike'))).toEqual([
      ['2 alike: red → blue', [button, link]],
      ['button', [odd]],
      ['link', [made, late]],
    ]);
  });

  it('are the components, where that is chosen', () => {
    expect(names(groupsOf(all, 'component'))).toEqual([
      ['button', [odd, button]],
      ['link', [made, link, late]],
    ]);
  });

  it('never join findings that have no difference to compare', () => {
    expect(alikeTo(made, all)).toEqual([made]);
    expect(alikeTo(link, all)).toEqual([button, link]);
  });
});

describe('the choice of findings', () => {
  it('is what is to be decided, all, what was decided, or a kind', () => {
    const chosen = (choice: string) => chosenFrom(all, { choice, search: '' });
    expect(chosen('to decide')).toEqual([odd, button, link]);
    expect(chosen('accepted')).toEqual([made]);
    expect(chosen('flaky')).toEqual([late]);
    expect(choicesIn(all)).toContainEqual({ name: 'all', count: 5 });
  });

  it('has every word that is searched for, whatever its case', () => {
    const searched = (search: string) => chosenFrom(all, { choice: 'all', search });
    expect(searched('plain LINK')).toEqual([link]);
    expect(searched('12 pixels')).toEqual([button]);
    expect(searched('nothing')).toEqual([]);
  });
});
