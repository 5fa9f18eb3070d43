import type { Product } from '@otzar/contract/product';
import { addressShown, hasHebrew } from '@otzar/domain/product';
import { productData } from '../../features/product/structured-data.ts';
import type { HeadTag } from '../../platform/head-tags.ts';
import { breadcrumbTags, propertyTag, sharingTags } from '../../platform/sharing-tags.server.ts';

/** The same product in the languages that it has. */
const languageTags = (site: string, product: Product): HeadTag[] =>
  hasHebrew(product)
    ? [
        ['en', product.path],
        ['he', `${product.path}?lang=he`],
        ['x-default', product.path],
      ].map(([hreflang = '', path]) => ({
        tag: 'link',
        attributes: { rel: 'alternate', hreflang, href: `${site}${path}` },
      }))
    : [];

/** A product: its card, price, languages and structured data. */
export const productTags = (site: string, product: Product, search: string): HeadTag[] => [
  ...sharingTags(site, {
    type: 'product',
    title: product.title,
    text: product.short_desc,
    path: addressShown(product, search),
    picture: product.image,
  }),
  propertyTag('product:price:amount', product.price.toFixed(2)),
  propertyTag('product:price:currency', 'USD'),
  ...languageTags(site, product),
  { tag: 'data', data: productData(product, (path) => `${site}${path}`) },
  breadcrumbTags(site, product.breadcrumbs),
];
