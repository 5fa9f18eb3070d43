export const waived = 'ללא תשלום, במקום ';
export const was = 'במקום ';
