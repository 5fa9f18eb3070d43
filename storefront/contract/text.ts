/** Invisible marks that turn the direction of what stands after them: marks, embeddings, overrides and isolates. */
const DIRECTION_MARKS = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

/** A text that cannot reorder the words around it. What is Hebrew reads from right to left without marks. */
export const withoutDirectionMarks = (text: string): string => text.replace(DIRECTION_MARKS, '');

/**
 * The beginning of a text, cut between two letters as a reader sees them: no accent, no flag and no family of
 * emoji is taken apart.
 * @param most in UTF-16 units; the result may be shorter
 */
export function beginningOf(text: string, most: number): string {
  if (text.length <= most) return text;
  let end = 0;
  for (const { index, segment } of new Intl.Segmenter().segment(text)) {
    if (index + segment.length > most) break;
    end = index + segment.length;
  }
  return text.slice(0, end);
}
