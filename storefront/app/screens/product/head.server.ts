import type { Product } from '@otzar/contract/product';
import { addressShown } from '@otzar/domain/product';
import { productData } from '../../features/product/structured-data.ts';
import type { HeadTag } from '../../platform/head-tags.ts';
import { urlOfPage } from '../../platform/own-address.ts';
import { breadcrumbTags, propertyTag, sharingTags } from '../../platform/sharing-tags.server.ts';
import { shortWords, titleOf } from '../../platform/titles.ts';

/** A product: its card, price and structured data. */
export const productTags = (site: string, product: Product, search: string): HeadTag[] => [
  ...sharingTags(site, {
    type: 'product',
    title: titleOf(product),
    text: shortWords(product),
    path: addressShown(product, search),
    picture: product.image,
  }),
  propertyTag('product:price:amount', product.price.toFixed(2)),
  propertyTag('product:price:currency', 'USD'),
  {
    tag: 'data',
    data: productData(product, {
      page: (path) => urlOfPage(site, path),
      file: (path) => `${site}${path}`,
    }),
  },
  breadcrumbTags(site, product.breadcrumbs),
];
