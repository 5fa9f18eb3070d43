export const chooseNearest = ['בחירת ', ''] as const;
