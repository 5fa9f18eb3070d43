const items = (count: number) => (count === 1 ? '1 item' : `${count} items`);

export const required = 'Required';
export const requiredNote = 'the school asks for these';
export const optional = 'Optional';
export const optionalNote = 'good to have';
export const copyLink = 'Copy link';
export const print = 'Print';
export const linkCopied = 'Copied. It opens the list just as you ticked it.';
export const linkGiven = 'This link opens the list just as you ticked it.';
export const empty = 'This list is empty';
export const emptyText = 'The school has not filled it in yet. We ask again each week.';
/** Printed, to be filled in by hand. */
export const student = 'Student: ______________________ Class: ______________';
export const totalFor = (bought: number, all: number) => `Total for ${bought} of ${items(all)}`;
export const nothingToBuy = 'Nothing to buy';
export const addToBag = (count: number) => `Add ${items(count)} to bag`;

export const onlyLeft = (count: number) =>
  count === 1 ? 'Only one is left.' : `Only ${count} are left.`;
export const asked = (count: number, price: string) => `The list asks for ${count} · ${price} each`;
/** Goes on after `asked`. */
export const toBuy = (count: number) => ` · ${count} to buy`;
/** Around the title of what is sold out; a button follows. */
export const inPlaceOf = ['In place of ', ', which is sold out. '] as const;
export const undo = 'Undo';
/** Goes on after `undo`, read out. */
export const undoWhat = (title: string) => `the swap of ${title}`;
export const soldOutNotInTotal = 'Sold out, so it is not in your total.';
export const soldOut = 'Sold out.';

/** Goes on in the product's title, read out. */
export const haveIt = 'Already have it';
/** Goes on in the product's title, read out. */
export const addIt = 'Add it to my list';

export const nothingLikeIt =
  'We have nothing like it in stock. Ask us, and we will tell you when it is back.';
/** Around the title of what can be had. */
export const sameKind = (price: string) =>
  ['In stock and of the same kind: ', `, ${price} each.`] as const;
/** Around `swapWhat`. */
export const swap = ['Swap ', ' for this'] as const;
/** Read out; `title` is of what is sold out. */
export const swapWhat = (title: string) => title;
