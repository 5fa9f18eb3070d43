/** All of these stand after “Discount code SPRING takes off”. */
export const nothingYet = (missing: string) => `nothing yet: ${missing} more are needed`;
export const nothingMeant = 'nothing: your bag has nothing that it is for';
/** @param reason e.g. `Delivery is free already` */
export const nothingNow = (reason: string) => `nothing now. ${reason}.`;
export const costOfDelivery = 'the cost of delivery';
