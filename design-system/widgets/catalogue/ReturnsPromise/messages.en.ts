export const final = 'This item cannot be returned';
export const easyReturn = '30-day easy return';
export const free = 'Free within 30 days of delivery.';
export const returnPolicy = 'Return policy';
