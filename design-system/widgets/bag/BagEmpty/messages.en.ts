export const title = 'Your bag is empty';
export const text = 'What you add is kept here, on this device, until you are ready.';
