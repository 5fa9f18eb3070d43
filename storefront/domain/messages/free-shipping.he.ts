export const messages = {
  unknown: 'אפשרויות משלוח מהירות ונוחות לכל העולם',
  all: 'משלוח חינם בכל ההזמנות',
  over: (threshold: string) => `משלוח חינם ברוב ההזמנות מעל ${threshold}`,
};
