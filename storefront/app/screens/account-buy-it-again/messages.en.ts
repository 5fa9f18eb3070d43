export const soldOut = 'Sold out';
export const nothingYet = 'Nothing to have again yet';
export const lookAround = 'Look around the shop';
export const whatWaitsHere =
  'Once you have ordered something, it waits here to be put into the bag in one step.';
export const hadBefore = (count: number) =>
  count === 1 ? 'One thing you have had before' : `${count} things you have had before`;

export const buyItAgain = 'Buy it again';
export const notLoaded = 'We could not load what you have bought';
