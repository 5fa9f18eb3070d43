export const thanks = 'Almost there: we have sent you a letter. The link in it signs you up.';
export const notAnEmail = 'Enter an email address such as ruth@example.com.';
export const title = 'Letters from the shop';
export const lead = 'New books, quiet finds and the odd sale. One letter a month.';
export const signUp = 'Sign up';
export const email = 'Email';
