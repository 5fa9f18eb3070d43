export const messages = {
  /** These three stand alone and before `nothingOff`. */
  pickupFree: 'Picking it up is free already',
  deliveryFree: 'Delivery is free already',
  lessThanACent: 'Its share of this bag is less than a cent',
  nothingOff: (reason: string) => `${reason}, so this code takes nothing off.`,

  unknown: 'We do not know this discount code. Please check it.',
  begins: (day: string) => `This discount begins on ${day}.`,
  ended: (day: string) => `This discount ended on ${day}.`,
  used: 'This discount code has been used already.',
  nothingShipped: 'There is nothing in your bag that has to be shipped.',
  nothingMeant: 'There is nothing in your bag that this discount is for.',
  below: (minimum: string, missing: string) =>
    `This discount is for orders from ${minimum} on. ${missing} are missing; gift cards do not count.`,
};
