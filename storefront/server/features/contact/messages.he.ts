export const messages = {
  answerComes: (email: string) => `נענה בתוך יום עבודה אחד, לכתובת \u2068${email}\u2069.`,
};
