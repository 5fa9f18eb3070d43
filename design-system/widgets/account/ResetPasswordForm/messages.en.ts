export const setNewPassword = 'Set a new password';
export const setPassword = 'Set the password';
export const sendNewLink = 'Send me a new link';
export const linkExpired = 'This link no longer works.';
export const linkExpiredHint = 'A link works once, for 60 minutes. Ask for a new one.';
export const newPassword = 'New password';
export const newPasswordHint = 'At least 8 characters. A few words you will remember are best.';
export const loggedOutElsewhere = 'You are logged out everywhere else when it is set.';
