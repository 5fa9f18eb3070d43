export const noConnection = 'No connection';
export const offline =
  'You are offline. Pages that you have visited still open, and your bag is safe on this device; searching and checking out work again as soon as you are connected.';
