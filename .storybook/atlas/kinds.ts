import type { State } from './states.ts';

const nothingToShow = 'Where there is nothing to show, it is left out.';
const laidOut = 'It only lays out other parts, which have pages of their own.';
const toCome = 'It stands for what is still to come.';

/**
 * What many screens and widgets have in common, by the name that their `parameters.kinds` give it, with the reasons why
 * states do not apply to any of that kind. What is true of one file alone stands in its own `doesNotApply`.
 */
export const kinds = {
  'same-for-everyone': { customer: 'It shows guests and customers the same.' },
  'guests-only': { customer: 'Whoever has logged in does not meet it.' },
  'customers-only': { guest: 'It stands where customers alone are let in.' },
  form: { empty: 'A form has nothing to list.' },
  'part-of-form': { loading: 'The form that it is a part of tells that it is being sent.' },
  'left-out': { empty: nothingToShow },
  'always-filled': { empty: 'What it shows is always there.' },
  'comes-whole': { loading: 'It is drawn with what has come: its page shows what is on its way.' },
  'asks-nothing': { error: 'It asks for nothing: what fails is told by its page.' },
  'shop-words': { hebrew: 'Its words are the shop’s own: the toolbar has them in Hebrew, whole.' },
  'no-words': { hebrew: 'It has no words of its own.' },
  layout: { empty: laidOut, loading: laidOut, error: laidOut },
  skeleton: {
    customer: 'It is the same for everyone.',
    empty: toCome,
    error: toCome,
    hebrew: 'It has no words to be seen.',
  },
} satisfies Record<string, Partial<Record<State, string>>>;

/** Whether a kind of this name is known. */
export const isKind = (name: string): name is keyof typeof kinds => name in kinds;
