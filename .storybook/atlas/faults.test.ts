import { describe, expect, it } from 'vitest';
import { stories } from '../../storefront/make/screen-proofs.mjs';
import { type Declared, declaredByAll, declaredIn } from './declared.ts';
import { faultsIn } from './faults.ts';

const shown = (...states: string[]) =>
  states.map((state) => ({ name: state, tags: [`state-${state}`] }));
const whole: Declared = {
  title: 'Screens/Bag',
  stories: shown('guest', 'customer', 'empty', 'error', 'hebrew'),
  doesNotApply: { loading: 'It is kept in this browser.' },
};

describe('the states that a stories file declares', () => {
  it('are complete where each is shown or has its reason', () => {
    expect(faultsIn(whole)).toEqual([]);
  });

  it('are told where a screen’s are missing', () => {
    expect(faultsIn({ ...whole, doesNotApply: {} })).toEqual([
      'Screens/Bag: tag a story "state-loading", or say in kinds or doesNotApply why there is none.',
    ]);
    expect(faultsIn({ ...whole, stories: shown('customer', 'empty', 'error', 'hebrew') })).toEqual([
      'Screens/Bag: tag a story "state-guest", or say in kinds or doesNotApply why there is none.',
    ]);
  });

  it('are told where a widget’s are missing, and not of a component', () => {
    expect(faultsIn({ ...whole, title: 'Widgets/BagLine', doesNotApply: {} })).toHaveLength(1);
    expect(faultsIn({ ...whole, title: 'Components/Button', doesNotApply: {} })).toEqual([]);
  });

  it('are told where there is no such state', () => {
    const stories = [...whole.stories, ...shown('eror')];
    const doesNotApply = { ...whole.doesNotApply, Hebrew: 'It has no words.' };
    const states = 'guest, customer, empty, loading, error, hebrew';
    expect(faultsIn({ ...whole, stories, doesNotApply })).toEqual([
      `Screens/Bag: there is no state "eror", only ${states}.`,
      `Screens/Bag: there is no state "Hebrew", only ${states}.`,
    ]);
  });

  it('are told where one is shown and said not to apply', () => {
    const doesNotApply = { ...whole.doesNotApply, guest: 'Guests are sent to Login.' };
    expect(faultsIn({ ...whole, doesNotApply })).toEqual([
      'Screens/Bag: guest shows "guest", which is said not to apply.',
    ]);
  });

  it('are told where a reason is no sentence', () => {
    expect(faultsIn({ ...whole, doesNotApply: { loading: 'n/a' } })).toEqual([
      'Screens/Bag: say in a sentence why "loading" does not apply.',
    ]);
  });
});

describe('every stories file', () => {
  it.each(declaredByAll().map((declared) => [declared.title, declared] as const))(
    '%s',
    (_title, declared) => {
      expect(faultsIn(declared)).toEqual([]);
    },
  );

  it.each(['public', 'personal', 'account'])('that is made of a new %s screen', (kind) => {
    const made = { name: 'GiftIdeas', file: 'gift-ideas', title: 'Gift ideas', kind };
    const code = stories({ ...made, address: '/gift-ideas', example: '/gift-ideas' });
    expect(faultsIn(declaredIn('gift-ideas.stories.tsx', code))).toEqual([]);
  });
});
