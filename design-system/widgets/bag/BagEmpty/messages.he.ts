export const title = 'סל הקניות ריק';
export const text = 'מה שנוסף לסל נשמר כאן, במכשיר הזה, עד שיגיע הזמן להזמין.';
