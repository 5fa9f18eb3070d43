/** A mistake of whoever starts the shop: said in one line, without a stack. */
export class StartProblem extends Error {}
