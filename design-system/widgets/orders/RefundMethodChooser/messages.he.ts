export const howToRefund = 'איך נוח לקבל את ההחזר הכספי?';
