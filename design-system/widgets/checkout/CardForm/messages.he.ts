export const payment = 'תשלום';
export const cardNumber = 'מספר כרטיס';
export const secure = 'מאובטח';
export const expiry = 'תוקף (חודש/שנה)';
export const securityCode = 'קוד אבטחה';
