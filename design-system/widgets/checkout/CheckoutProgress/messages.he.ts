export const steps = 'שלבי התשלום';
