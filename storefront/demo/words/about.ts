import { people } from './people.ts';

/** What they do; `{name}` is filled in, and no pronoun stands for it. */
const works = [
  '{name} writes in the mornings and answers letters in the afternoons.',
  '{name} began by correcting other people’s proofs, and says it shows.',
  '{name} grew up over a bakery and still gets up at four.',
  '{name} studied law, kept the patience for footnotes and left the rest.',
  'For eleven years {name} drove the night bus, and listened.',
  '{name} works slowly, on paper, and throws away more than most people keep.',
  'Before the first book {name} taught school in three towns and two languages.',
  '{name} has lived in Haifa, Trieste and Vermont, and writes about none of them by name.',
  '{name} comes from a family of bookbinders who preferred their books empty.',
  '{name} likes short sentences, long tables and trains that are late.',
  'Readers know {name} for a dry voice and a soft heart.',
  '{name} keeps bees, a diary and most promises.',
  '{name} trained as an illustrator and still draws every chapter before a word of it is written.',
];

/** What is worth knowing besides. */
const lives = [
  'The first two books appeared in editions of three hundred; both are read in schools today.',
  'Home is a third floor in Jerusalem with too many chairs.',
  'A new work appears about every other year, and nobody has managed to hurry it.',
  'The workshop door is open on Thursdays, and there is usually soup.',
  'Translations exist in nine languages, one of them invented.',
  'We have known each other since the shop had a single shelf.',
  'A prize or two came along; they hold a door open.',
  'Half of the royalties keep a village library running.',
  'Ask for the early work: it is odd, short and very funny.',
  'What is not written is cooked, and guests are asked for criticism of both.',
  'The drafts are said to fill a bathtub.',
];

/** A sentence or two about each of the people, in the order of their ids; no two have the same. */
export const abouts: string[] = people.map(({ en }, at) => {
  const [work = '', life = ''] = [works[at % works.length], lives[at % lives.length]];
  return `${work.replace('{name}', en)} ${life}`;
});
