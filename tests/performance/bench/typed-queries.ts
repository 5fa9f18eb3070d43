/** A text that somebody's cat or somebody's script types. */
const junk = (letters: string, length: number) =>
  Array.from({ length }, (_, at) => letters[(at * 7 + (at >> 3)) % letters.length]).join('');

/** What is typed into the search field, by its kind: each may cost another part of the search more than it should. */
export const typedQueries: Record<string, string[]> = {
  'one letter': ['a', 's', 't', 'ס', 'ה', '1'],
  'two letters': ['th', 'bo', 'ga', 'ספ', 'של', 'xp'],
  'a common word': ['book', 'river', 'garden', 'the', 'ספר', 'ילדים', 'מתנה'],
  'a rare word': ['tangier', 'safed', 'bookbinding', 'קליגרפיה', 'תרנגולת'],
  'several words': ['river house', 'the garden of small lights', 'ספר ילדים', 'גן של אורות קטנים'],
  'a misspelt word': ['pomegrante', 'candel', 'gardne', 'מחבררת', 'היסתוריה', 'תחשיטים'],
  'a Hebrew word with letters before it': ['ושבספרים', 'לילדים', 'ולכשהספרים', 'שמהמחברות', 'בבית'],
  'another keyboard': ['xpr', 'hksho', 'xprh hksho', 'נםםל', 'רןהקר', 'עשרגקמ'],
  'an author': ['agnon', 'nightingall', 'נעמי נייטינגול', 'orenstern תמר', 'castelane'],
  'a code': ['979-9-9716-4417-7', '979 9971', 'OTZ-JNL-000002', '97999'],
  'words that no product has': ['zqxv', 'qwrtzpsdf', 'ץץקקפפ', 'blorptastic zindlewump'],
  'ten words': [
    'the little book of small lights in a garden house',
    'ספר של ילדים על גן עם אורות קטנים ליד הנהר בצפת',
    'rivr housse gardn ligths smal litle chidren boks nigt strory',
    'סיפר ילידם גנ אוררות קתנים נהרר בצפתת ישנ חדששש טווב',
    'book river garden house light paper year night stone letter winter',
  ],
  '200 letters of junk': [
    junk('qzxjvkwp', 200),
    junk('ץקףגטז', 200),
    junk('abcde fghij', 200),
    junk('ספר ילדים', 200),
    junk('a b c d e ', 200),
    junk('!?.,;:%_\\', 200),
    junk('0123456789', 200),
  ],
};
