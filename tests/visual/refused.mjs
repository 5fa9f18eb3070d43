/** Something that a person can mend: its message says in a sentence what is wrong and what to do. */
export class Refused extends Error {}
