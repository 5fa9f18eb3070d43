const HEBREW_WORD = /^[א-ת]+$/;

/** How these five letters are written at a word's end. */
const WITHIN: Record<string, string> = { ך: 'כ', ם: 'מ', ן: 'נ', ף: 'פ', ץ: 'צ' };

/** Of doubled vav and yod one is kept: whether they are doubled is a matter of spelling. */
const DOUBLED = /ו(?=ו)|י(?=י)/g;

/** And; that, when, from what; in, as, to, from, the: what Hebrew writes onto the word that follows. */
const PREFIXES = /^ו?(?:לכש|כש|מש|ש)?(?:מה|[בהכלמ])?$/;
const LONGEST_PREFIX = 6;
/** What is left of a word in fewer letters is none. */
const SHORTEST = 2;

/**
 * How far each change leads from the word as it is written: words that are this far apart in all, and no more, are
 * forms of one word.
 */
const COST = { prefix: 1, number: 3, gender: 5, shortStem: 4, possessive: 6, remote: 9 };

/** A word that another one may be a form of: its letters as within a word, and how far it is from there. */
export interface WordForm {
  text: string;
  cost: number;
}

export const isHebrewWord = (word: string): boolean => HEBREW_WORD.test(word);

/** A word without final letters, as it may begin a longer one. */
export const withoutFinals = (word: string): string =>
  word.replace(/[ךםןףץ]/g, (letter) => WITHIN[letter] ?? letter);

const AT_END: Record<string, string> = Object.fromEntries(
  Object.entries(WITHIN).map(([end, within]) => [within, end]),
);

/** A form as a word of its own is written: with a final letter at its end. */
export const withFinal = (form: string): string =>
  form.replace(/[כמנפצ]$/, (letter) => AT_END[letter] ?? letter);

/** A word without the letters before it, in each way that leaves one of two letters at least. */
export function withoutPrefixes(word: string): string[] {
  const longest = Math.min(LONGEST_PREFIX, word.length - SHORTEST);
  const places = Array.from({ length: Math.max(0, longest) }, (_, at) => at + 1);
  return places.filter((at) => PREFIXES.test(word.slice(0, at))).map((at) => word.slice(at));
}

/** An ending, what stands in its place in another form of the word, how far that is, and how many letters stay at least. */
type Ending = [ends: string, put: string, cost: number, least: number];

const ENDINGS: Ending[] = [
  // Plural and dual.
  ['ימ', '', COST.number, 2],
  ['ימ', 'ה', COST.possessive, 2],
  ['יימ', '', COST.remote, 2],
  ['ות', 'ה', COST.number, 2],
  ['ות', 'ת', COST.number, 2],
  ['ות', '', COST.remote, 2],
  ['ונות', 'ונ', COST.number, 2],
  ['ויות', 'ות', COST.number, 2],
  ['יות', 'י', COST.gender, 2],
  ['אות', 'ה', COST.number, 2],
  ['אות', 'ת', COST.number, 2],
  ['אות', 'א', COST.number, 2],
  // Construct.
  ['י', '', COST.number, 3],
  ['י', '', COST.gender, 2],
  ['ת', 'ה', COST.number, 2],
  // Feminine.
  ['ה', '', COST.gender, 3],
  ['ת', '', COST.gender, 3],
  // Possessives that are more than a letter.
  ['ינו', '', COST.possessive, 3],
  ['יהמ', '', COST.possessive, 3],
  ['ותי', 'ה', COST.possessive, 2],
  ['ותיי', 'ה', COST.possessive, 2],
  ['ותיו', 'ה', COST.possessive, 2],
  ['ותיה', 'ה', COST.possessive, 2],
  ['ותינו', 'ה', COST.possessive, 2],
];

/** Plurals that no ending tells. */
const IRREGULAR: Record<string, string> = {
  אבות: 'אבא',
  אורות: 'אור',
  אחיות: 'אחות',
  אימהות: 'אימא',
  אמהות: 'אמא',
  אנשימ: 'איש',
  בנות: 'בת',
  בתימ: 'בית',
  ימימ: 'יומ',
  לוחות: 'לוח',
  מקומות: 'מקומ',
  נרות: 'נר',
  נשימ: 'אישה',
  ערימ: 'עיר',
  קולות: 'קול',
  רחובות: 'רחוב',
  שולחנות: 'שולחנ',
  שמות: 'שמ',
};

function singularsOf(stem: string): WordForm[] {
  const forms = ENDINGS.flatMap(([ends, put, cost, least]) => {
    const left = stem.slice(0, -ends.length);
    const fits = stem.endsWith(ends) && left.length >= least;
    // `ספרייה` is no feminine of `ספרי`.
    const isNoun = ends === 'ה' && left.endsWith('י');
    return fits && !isNoun ? [{ text: left + put, cost }] : [];
  });
  const irregular = IRREGULAR[stem];
  return irregular ? [...forms, { text: irregular, cost: COST.number }] : forms;
}

/** What is left of a word in two letters may be part of another one, the more so behind several. */
function prefixCost(letters: number, left: number): number {
  if (left > SHORTEST) return COST.prefix;
  return letters > 1 ? COST.remote : COST.shortStem;
}

/**
 * What a Hebrew word may be a form of, itself first: without the letters before it, in the singular, without a
 * construct's or a feminine ending, `לילדים` of `ילדים` and of `ילד`. Two words that share one are forms of one
 * word, the nearer the less both cost. Which of these are words at all, only a catalogue can tell.
 */
export function formsOf(word: string): WordForm[] {
  const own = withoutFinals(word);
  const stems = [
    { text: own, cost: 0 },
    ...withoutPrefixes(own).map((text) => ({
      text,
      cost: prefixCost(own.length - text.length, text.length),
    })),
  ];
  const least = new Map<string, number>();
  for (const stem of stems)
    for (const { text, cost } of [{ text: stem.text, cost: 0 }, ...singularsOf(stem.text)]) {
      const form = text.replace(DOUBLED, '');
      const whole = stem.cost + cost;
      if (whole < (least.get(form) ?? Number.POSITIVE_INFINITY)) least.set(form, whole);
    }
  return [...least].map(([text, cost]) => ({ text, cost }));
}
