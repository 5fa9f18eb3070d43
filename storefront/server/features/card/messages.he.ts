export const messages = {
  checkCard: 'נא לבדוק את פרטי הכרטיס.',
};
