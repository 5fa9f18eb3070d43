/** Around the nearest combination that can be had, such as `A5 in Ink`. */
export const chooseNearest = ['Choose ', ''] as const;
