export const summary = 'Order summary';

/** Below a fee that is struck, as it is not charged. */
export const waived = 'waived';
