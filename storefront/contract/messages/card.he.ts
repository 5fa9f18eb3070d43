export const messages = {
  numberMissing: 'נא להזין את מספר הכרטיס.',
  numberWrong: 'נא לבדוק את מספר הכרטיס.',
  expiryMissing: 'נא להזין את תוקף הכרטיס.',
  expiryWrong: 'נא להזין את התוקף במבנה \u2068MM/YY\u2069.',
  securityCodeMissing: 'נא להזין את קוד האבטחה.',
  securityCodeWrong: 'בקוד האבטחה יש 3 או 4 ספרות.',
};
