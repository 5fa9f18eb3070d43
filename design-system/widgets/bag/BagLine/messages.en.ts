export const notAvailable = 'Not available now, so it is not in your total.';
/** Around the product's title, which is read out. */
export const moveToBag = ['Move ', ' to bag'] as const;
/** Around the product's title, which is read out. */
export const saveForLater = ['Save ', ' for later'] as const;
export const edit = 'Edit';
/** Goes on after `edit`, read out. */
export const editWhat = (title: string) => `what was added to ${title}`;
export const giftOptions = 'Gift options';
/** Goes on after `giftOptions`, read out. */
export const giftOptionsFor = (title: string) => `for ${title}`;
export const remove = 'Remove';
