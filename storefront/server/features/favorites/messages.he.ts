export const messages = {
  tooMany: 'אלה יותר מ־1,000 מועדפים. נא להסיר תחילה כמה מהם.',
};
