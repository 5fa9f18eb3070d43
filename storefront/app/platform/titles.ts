import { language } from '#language';

interface Titled {
  title: string;
  heb_title: string | null;
}

/** What something sold is called on a page of this language: in English where it has no Hebrew title. */
export const titleOf = ({ title, heb_title }: Titled): string =>
  (language === 'he' && heb_title) || title;

/** The same, with the Hebrew title that stands under an English one; a Hebrew page shows no second title. */
export const titlesOf = (thing: Titled): { title: string; hebTitle: string | undefined } => ({
  title: titleOf(thing),
  hebTitle: language === 'he' ? undefined : (thing.heb_title ?? undefined),
});

interface Named {
  name: string;
  heb_name: string | null;
}

/** The names of somebody who made something sold, as {@link titlesOf} gives titles. */
export const namesOf = ({
  name,
  heb_name,
}: Named): { name: string; hebName: string | undefined } =>
  language === 'he'
    ? { name: heb_name ?? name, hebName: undefined }
    : { name, hebName: heb_name ?? undefined };

/** What a product is, in a sentence, on a page of this language. */
export const shortWords = (product: {
  short_desc: string;
  heb_short_desc: string | null;
}): string => (language === 'he' && product.heb_short_desc) || product.short_desc;
