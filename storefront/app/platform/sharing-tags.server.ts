import type { Language } from '@otzar/contract/language';
import type { Listing } from '@otzar/contract/listing';
import type { Picture } from '@otzar/contract/picture';
import { language, otherLanguage } from '#language';
import { brand } from '../brand.ts';
import type { HeadTag } from './head-tags.ts';
import { urlOfPage } from './own-address.ts';

const SHARED_WIDTH = 960;
/** What sharing sites call the languages: each with a country. */
const LOCALES: Record<Language, string> = { en: 'en_US', he: 'he_IL' };

/** A meta tag with these attributes. */
export const metaTag = (attributes: Record<string, string>): HeadTag => ({
  tag: 'meta',
  attributes,
});
/** A meta tag of the kind that sharing sites read. */
export const propertyTag = (name: string, content: string) => metaTag({ property: name, content });
/** Structured data as schema.org describes it. @param type its type, e.g. `BreadcrumbList` */
export const linkedData = (type: string, data: object): HeadTag => ({
  tag: 'data',
  data: { '@context': 'https://schema.org', '@type': type, ...data },
});

/** What stands for the page where a link to it is shown. */
export interface SharingCard {
  type: 'website' | 'product' | 'profile';
  title: string;
  text: string;
  path: string;
  picture?: Picture | undefined;
}

/** What sites show for a link to the page. @param site where the shop stands, e.g. `https://shop.example` */
export const sharingTags = (
  site: string,
  { type, title, text, path, picture }: SharingCard,
): HeadTag[] => [
  propertyTag('og:site_name', brand.name),
  propertyTag('og:type', type),
  propertyTag('og:title', title),
  propertyTag('og:description', text),
  propertyTag('og:url', urlOfPage(site, path)),
  propertyTag('og:locale', LOCALES[language]),
  propertyTag('og:locale:alternate', LOCALES[otherLanguage]),
  metaTag({ name: 'twitter:card', content: picture ? 'summary_large_image' : 'summary' }),
  ...(picture
    ? [
        propertyTag('og:image', `${site}${picture.src}-${SHARED_WIDTH}.jpg`),
        propertyTag('og:image:type', 'image/jpeg'),
        propertyTag('og:image:width', String(SHARED_WIDTH)),
        propertyTag(
          'og:image:height',
          String(Math.round((SHARED_WIDTH * picture.height) / picture.width)),
        ),
        propertyTag('og:image:alt', picture.alt),
      ]
    : []),
];

/** The breadcrumb trail as structured data. */
export const breadcrumbTags = (site: string, way: Listing['breadcrumbs']): HeadTag =>
  linkedData('BreadcrumbList', {
    itemListElement: way.map(({ name, path }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item: urlOfPage(site, path),
    })),
  });
