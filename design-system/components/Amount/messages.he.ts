export const about = 'כ־';
