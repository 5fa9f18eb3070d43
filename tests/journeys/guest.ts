export const guest = {
  'E-mail address': 'ruth@example.com',
  'Full name': 'Ruth Almog',
  'Street address': '12 Olive Street',
  City: 'Brooklyn',
  'State or region': 'NY',
  'ZIP or postal code': '11201',
} as const;

export const card = {
  'Card number': '4242 4242 4242 4242',
  'Expiry (MM/YY)': '12/30',
  'Security code': '123',
} as const;
