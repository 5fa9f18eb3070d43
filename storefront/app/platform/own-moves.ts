/** What a shopper does to go elsewhere on the page: from then on the place is theirs. */
export const MOVES = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;
