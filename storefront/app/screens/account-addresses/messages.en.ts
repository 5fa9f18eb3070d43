export const noAddressYet = 'No address yet';
export const addAddress = 'Add an address';
export const whyKeep = 'Keep where things go, and checkout asks for nothing but a yes.';

export const addresses = 'Addresses';
export const startFromDefault = 'Orders start from the default one.';
export const isSaved = 'The address is saved.';
