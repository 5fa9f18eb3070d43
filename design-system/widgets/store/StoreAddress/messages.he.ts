export const storeAddress = 'כתובת החנות';
export const mapOf = (name: string, street: string, crossing: string) =>
  `מפה: \u2068${name}\u2069, \u2068${street}\u2069 פינת \u2068${crossing}\u2069`;
export const getDirections = 'הוראות הגעה';
