export const loading = 'העמוד בטעינה';
export const needsScripts =
  'העמוד הזה זקוק ל־\u2068JavaScript\u2069. נא לאפשר אותו בהגדרות הדפדפן ולטעון את העמוד מחדש.';
