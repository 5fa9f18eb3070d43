export const messages = {
  sentOtherwise: 'ההודעה כבר נשלחה בניסוח אחר. נא לשלוח אותה שוב.',
  mail: {
    answered: 'ענינו לך בצ׳אט',
    goOn: 'אפשר להשיב למכתב הזה, או להמשיך בצ׳אט.',
    open: 'פתיחת הצ׳אט',
  },
};
