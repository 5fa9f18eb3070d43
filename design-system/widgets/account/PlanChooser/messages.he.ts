export const choosePlan = 'בחירת מסלול';
export const noPlan = 'אין כרגע מסלולים פתוחים. כדאי לחזור בחודש הבא.';
