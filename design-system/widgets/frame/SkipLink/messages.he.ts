export const skip = 'דילוג לתוכן';
