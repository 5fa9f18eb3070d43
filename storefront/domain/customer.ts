/** What a customer is called: the name up to its first space (specification, section 3). */
export const firstName = (name: string): string => name.trim().split(' ')[0] ?? '';
