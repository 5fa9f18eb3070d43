export const messages = {
  title: 'כרטיס מתנה דיגיטלי',
  designs: {
    pomegranate: 'רימון',
    olive: 'ענף זית',
    stars: 'שמי לילה',
    letters: 'אלף־בית',
    tiles: 'אריחים מצוירים',
    blossom: 'פריחה',
  },
  alt: (design: string) => `כרטיס מתנה, ${design}`,
  notOne: 'זה אינו כרטיס מתנה דיגיטלי.',
  recipientMissing: 'נא לכתוב למי כרטיס המתנה מיועד.',
};
