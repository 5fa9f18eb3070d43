export const dropOff = 'Drop it off';
export const printLabel = 'Print a label';
export const bringToStore = 'Bring it to the store';
export const howToSendBack = 'How will you send it back?';
