export const messages = {
  codeMissing: 'נא להזין את הקוד של כרטיס המתנה.',
};
