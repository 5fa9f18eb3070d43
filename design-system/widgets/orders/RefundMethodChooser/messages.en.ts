export const howToRefund = 'How should we refund you?';
