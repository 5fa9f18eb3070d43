export const messages = {
  locale: 'he-IL',
  linkWorks: (time: string) => `הקישור הזה פעיל עד השעה ${time}.`,
  kilobytes: (size: number) => `${size} ק״ב`,
  megabytes: (size: string) => `${size} מ״ב`,
};
