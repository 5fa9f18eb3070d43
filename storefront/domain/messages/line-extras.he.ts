export const messages = {
  giftWrap: 'אריזת מתנה',
  giftMessage: 'ברכה',
};
