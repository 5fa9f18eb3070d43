import type { Work } from '../../db/schema.ts';
import { chanceOf } from '../../kit/chance.ts';
import { hebrewPieces, type Piece, pieces } from './words.ts';

/** One part of a book, in one language. */
export interface Chapter {
  /** Names its file and its place on the page, e.g. `chapter-2`. */
  id: string;
  title: string;
  language: 'en' | 'he';
  paragraphs: string[];
}

/** What is read, however it is bound. */
export interface Book {
  /** Of its title page. */
  title: string;
  heb_title: string | null;
  creators: string[];
  vendor: string;
  short_desc: string;
  chapters: Chapter[];
  /** What is known of the edition, and true of every binding. */
  facts: { label: string; value: string }[];
}

/** Of a product's facts those that are not about paper, tape or film. */
const TOLD = new Set(['ISBN', 'Language', 'Level', 'Read by']);

/** How many pieces of prose a book has. */
const PIECES = 5;

/** A list as it stands in a sentence, e.g. `Noa Levi and Avi Cohen`. */
const listed = new Intl.ListFormat('en-GB');

export const authorsOf = ({ creators, vendor }: Pick<Book, 'creators' | 'vendor'>): string =>
  creators.length > 0 ? listed.format(creators) : vendor;

const filled = (sentence: string, values: Record<string, string>): string =>
  sentence.replaceAll(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);

/** How many paragraphs of a description tell of the work; what follows speaks of how it is sold. */
const ABOUT = 2;

const paragraphsOf = (text: string): string[] =>
  text.split(/\n\n+/).filter(Boolean).slice(0, ABOUT);

/** The same book for the same work, whenever it is made. */
export function bookOf(work: Work): Book {
  const { title, heb_title, creators, vendor, short_desc } = work;
  const facts = work.facts.filter(({ label }) => TOLD.has(label));
  const names = { title, author: authorsOf(work), vendor };
  const chance = chanceOf('library', title, ...creators);
  const written = (piece: Piece, language: Chapter['language']) => ({
    title: piece.title,
    language,
    paragraphs: piece.paragraphs.map((paragraph) => filled(paragraph, names)),
  });
  const chapters = [
    {
      title: 'About this book',
      language: 'en' as const,
      paragraphs: paragraphsOf(work.description),
    },
    ...chance
      .shuffled(pieces)
      .slice(0, PIECES)
      .map((piece) => written(piece, 'en')),
    ...(work.heb_description === null ? [] : hebrewChapters(work.heb_description)),
  ];
  return {
    ...{ title, heb_title, creators, vendor, short_desc, facts },
    chapters: chapters.map((chapter, at) => ({ ...chapter, id: `chapter-${at + 1}` })),
  };
}

const hebrewChapters = (description: string): Omit<Chapter, 'id'>[] => [
  { title: 'על הספר', language: 'he', paragraphs: paragraphsOf(description) },
  ...hebrewPieces.map((piece) => ({ ...piece, language: 'he' as const })),
];
