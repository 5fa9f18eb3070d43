export const messages = {
  answerComes: (email: string) => `We answer within one working day, to ${email}.`,
};
