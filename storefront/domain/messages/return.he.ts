export const messages = {
  notInOrder: 'הפריט הזה אינו בהזמנה שלך.',
  bought: (count: number) =>
    count === 1 ? 'נקנה אחד בלבד.' : count === 2 ? 'נקנו שניים בלבד.' : `נקנו ${count} בלבד.`,
  returnable: (count: number) =>
    count === 1
      ? 'אפשר להחזיר אחד בלבד.'
      : count === 2
        ? 'אפשר להחזיר שניים בלבד.'
        : `אפשר להחזיר ${count} בלבד.`,
};
