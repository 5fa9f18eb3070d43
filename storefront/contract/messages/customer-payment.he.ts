export const messages = {
  cardMissing: 'נא להזין כרטיס אשראי.',
};
