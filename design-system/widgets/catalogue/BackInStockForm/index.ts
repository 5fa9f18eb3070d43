export { BackInStockForm, type BackInStockFormProps } from './BackInStockForm.tsx';
