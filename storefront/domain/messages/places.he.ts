export const messages = {
  unknown: 'המיקוד הזה אינו מוכר לנו. נא לבדוק אותו.',
  elsewhere: (region: string) =>
    `המיקוד הזה נמצא ב־\u2068${region}\u2069. נא לבדוק אותו, או לבחור את ארצות הברית.`,
};
