/** Before the date. */
export const nextDelivery = 'Next delivery:';

/** Each of these stands before the title of what comes, which is read out. */
export const putRight = 'Put it right';
export const skipNext = 'Skip next';
export const pause = 'Pause';
/** After a pause. */
export const resume = 'Resume';
/** After its end. */
export const startAgain = 'Start again';
export const update = 'Update';
/** Takes back that it is to end. */
export const letGoOn = 'Let it go on';
export const cancel = 'Cancel';

/** How a subscription stands, in a word; so do the three that follow. */
export const active = 'Active';
export const paused = 'Paused';
/** Its last order failed. */
export const notOrdered = 'Not ordered';
export const cancelled = 'Cancelled';
