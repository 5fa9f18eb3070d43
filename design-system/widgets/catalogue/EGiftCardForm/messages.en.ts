export const eGiftCard = 'E-gift card';
export const addToBag = 'Add to bag';
export const forWhom = 'Who it is for';
export const recipientName = 'Recipient’s name';
export const recipientEmail = 'Recipient’s e-mail';
export const yourName = 'Your name';
export const message = 'Message';
export const messageHint = 'It is mailed with the card.';
export const deliveryDate = 'Delivery date';
export const deliveryDateHint =
  'We mail it in the morning of that day. Left empty, it goes out with your order.';

export const design = 'Design';
