export const answers = (count: number) =>
  count === 1
    ? 'תשובה אחת דורשת בדיקה נוספת'
    : count === 2
      ? 'שתי תשובות דורשות בדיקה נוספת'
      : `${count} תשובות דורשות בדיקה נוספת`;
