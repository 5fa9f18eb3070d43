export const messages = {
  mail: {
    fromSender: (sender: string) => `כרטיס מתנה עבורך, מאת \u2068${sender}\u2069`,
    yours: (worth: string) => `כרטיס המתנה שלך, ${worth}`,
    preview: (worth: string) => `הכרטיס שווה ${worth}, ואפשר לשלם בו על כל דבר בחנות.`,
    forAndFrom: (recipient: string, sender: string) =>
      `עבור \u2068${recipient}\u2069, מאת \u2068${sender}\u2069`,
    code: (title: string, worth: string) => `\u2068${title}\u2069, ${worth}`,
    pays: 'אפשר לשלם בו על כל דבר בחנות, גם על המשלוח. מזינים את הקוד שלו בתשלום, בבת אחת או בחלקים; אין לו תאריך תפוגה.',
    choose: 'לבחירת משהו יפה',
  },
};
