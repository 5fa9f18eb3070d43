import type { PictureSource } from './Picture/index.ts';
import { samplePictures } from './Picture/Picture.examples.ts';

/** What every widget must bear without overflowing or throwing: the stories of bad input share it. */

/** A title of 300 characters, with one word that has no place to break. */
export const title300 =
  `A Complete and Annotated Companion to the Paper, Type, Ink, Thread and Board of the Bookbinders of the Old City, with Pneumonoultramicroscopicsilicovolcanoconiosis in the Second of Its Volumes and ${'a Supplement, '.repeat(12)}`.slice(
    0,
    300,
  );

/** Both directions, digits and punctuation in one line. */
export const mixedTitle = 'גן של 3 אותיות (A Garden, 2nd ed.) – 50% הנחה, ISBN 978-965-1234';

/** Markup that must be read as text and never run. */
export const markupTitle = '<img src=x onerror="alert(1)"> <b>Bold</b> & <script>alert(2)</script>';

/** A picture whose file is not there. */
export const brokenPicture: PictureSource = {
  ...samplePictures.book,
  src: '/media/sample/missing',
};

/** A list of this many numbered names. */
export const namesOf = (thing: string, count = 500): string[] =>
  Array.from({ length: count }, (_, index) => `${thing} ${index + 1}`);
