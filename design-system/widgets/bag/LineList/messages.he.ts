export const quantity = (quantity: string | number) => `כמות: ${quantity}`;
export const notAvailable = 'אינו זמין כעת, ולכן אינו כלול בסכום.';
