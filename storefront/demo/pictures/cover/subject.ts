import type { Chance } from '../../../server/kit/chance.ts';
import { type Ornament, ornamentNames } from '../ornament/ornament.ts';

/** Words of a title, and the ornament that they call for. The first that fits is taken. */
const calls: [RegExp, Ornament][] = [
  [/almond|שקד/i, 'blossom'],
  [/olive|זית/i, 'olive'],
  [/lemon|citrus|jam|לימון|הדר|ריב/i, 'citrus'],
  [/\bfig|תאנ/i, 'fig'],
  [/salt|tide|river|lake|harbor|boat|ferry|tahini|מלח|נהר|גאות|אגם|נמל|סיר|מעבורת|שפל/i, 'waves'],
  [/swallow|stork|bird|kite|סנוני|חסיד|עפיפון/i, 'birds'],
  [
    /night|midnight|star|moon|lamplighter|small lights|lullab|לילה|חצות|כוכב|פנס|אורות|ערש/i,
    'stars',
  ],
  [/morning|summer|sun|breakfast|lighthouse|בוקר|קיץ|מגדלור/i, 'sun'],
  [/bread|challah|sourdough|babka|baker|honey cake|cookie|לחם|חל|אופה|מחמצת/i, 'wheat'],
  [
    /alphabet|letters|calligraphy|translat|dictionary|paper|reading|מכתב|אלף|מילון|נייר|תרגום|קריאה|מתרגמת/i,
    'letters',
  ],
  [/garden|orchard|rain|honey|dyeing|drawing|spring|גן|גשם|דבש|בוסתן/i, 'wildflower'],
  [/tiles|glass|calendar|pattern|אריח|זכוכית/i, 'tiles'],
  [/house|city|doors|street|hotel|home|בית|עיר|דלת/i, 'skyline'],
];

const others = [
  'pomegranate',
  'olive',
  'sun',
  'tiles',
  'birds',
  'wildflower',
  'fig',
  'skyline',
] as const;

/** The ornament that suits a title, or one by lot. */
export const subjectOf = (title: string, chance: Chance): Ornament => {
  const called = calls.find(([words]) => words.test(title))?.[1];
  const byLot = chance.pick(others);
  return called && chance.happens(0.85) ? called : byLot;
};

/** Every ornament, for books about patterns. */
export const anySubject = (chance: Chance): Ornament => chance.pick(ornamentNames);
