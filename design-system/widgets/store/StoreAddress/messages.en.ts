export const storeAddress = 'Store address';
/** The store, its street, and the street that crosses it. */
export const mapOf = (name: string, street: string, crossing: string) =>
  `Map: ${name}, ${street} at ${crossing}`;
export const getDirections = 'Get directions';
