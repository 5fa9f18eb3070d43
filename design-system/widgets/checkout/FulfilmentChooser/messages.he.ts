export const howToGetIt = 'איך נוח לקבל את ההזמנה?';
export const delivery = 'משלוח';
export const pickup = 'איסוף מהחנות';
