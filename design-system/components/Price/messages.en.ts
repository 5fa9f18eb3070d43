export const waived = 'waived, was ';
export const was = 'was ';
