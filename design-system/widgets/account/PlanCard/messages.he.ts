export const soldOut = 'אזל מהמלאי';
