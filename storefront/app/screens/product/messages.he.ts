export const alsoLike = 'אולי יעניין גם';

export const giftWrap = (price: string) => `אריזת מתנה ${price}`;
export const wrapAndCard = 'אריזת מתנה, עם כרטיס ברכה';
export const cardWithMessage = 'כרטיס ברכה';
export const isItGift = 'זו מתנה?';

export const justSoldOut = (title: string) => `הפריט \u2068${title}\u2069 אזל מהמלאי ממש עכשיו`;
export const seeMoreIn = (department: string) => `עוד במחלקת \u2068${department}\u2069`;
export const lastOneWent =
  'האחרון נמכר בזמן שהעמוד הזה היה פתוח. הפריט ממתין בסל, למקרה שיחזור למלאי.';
export const whatGoesWithIt = ' מה שמתאים לו מופיע למטה.';
