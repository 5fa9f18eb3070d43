import type { Home } from '@otzar/contract/home';
import type { Listing } from '@otzar/contract/listing';
import type { Picture } from '@otzar/contract/picture';
import type { Product } from '@otzar/contract/product';
import { isNarrowed } from '@otzar/domain/listing';
import { addressShown, hasHebrew } from '@otzar/domain/product';
import { brand, titled } from '../brand.ts';
import { productData } from '../features/product/structured-data.ts';
import { paths } from '../paths.ts';
import type { HeadTag } from '../platform/head-tags.ts';

/** What is known of the page whose head is written. */
export interface HeadPage {
  /** Id of the route that shows it. */
  route: string;
  /** What its loader answered. */
  data: unknown;
  search: string;
  status: number;
  /** Where the shop stands in the world, e.g. `https://shop.example`. */
  site: string;
}

const SHARED_WIDTH = 960;

const meta = (attributes: Record<string, string>): HeadTag => ({ tag: 'meta', attributes });
const property = (name: string, content: string) => meta({ property: name, content });
const linkedData = (type: string, data: object): HeadTag => ({
  tag: 'data',
  data: { '@context': 'https://schema.org', '@type': type, ...data },
});

/** What stands for the page where a link to it is shown. */
interface Card {
  type: 'website' | 'product' | 'profile';
  title: string;
  text: string;
  path: string;
  picture?: Picture | undefined;
}

const cardTags = (site: string, { type, title, text, path, picture }: Card): HeadTag[] => [
  property('og:site_name', brand.name),
  property('og:type', type),
  property('og:title', title),
  property('og:description', text),
  property('og:url', `${site}${path}`),
  meta({ name: 'twitter:card', content: picture ? 'summary_large_image' : 'summary' }),
  ...(picture
    ? [
        property('og:image', `${site}${picture.src}-${SHARED_WIDTH}.jpg`),
        property('og:image:type', 'image/jpeg'),
        property('og:image:width', String(SHARED_WIDTH)),
        property(
          'og:image:height',
          String(Math.round((SHARED_WIDTH * picture.height) / picture.width)),
        ),
        property('og:image:alt', picture.alt),
      ]
    : []),
];

const breadcrumbTags = (site: string, way: Listing['breadcrumbs']): HeadTag =>
  linkedData('BreadcrumbList', {
    itemListElement: way.map(({ name, path }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item: `${site}${path}`,
    })),
  });

const homeTags = (site: string, home: Home): HeadTag[] => [
  ...cardTags(site, {
    type: 'website',
    title: titled(),
    text: brand.line,
    path: paths.home,
    picture: home.departments[0]?.image,
  }),
  linkedData('Organization', {
    name: brand.name,
    url: `${site}${paths.home}`,
    logo: `${site}/favicon.svg`,
    email: brand.email,
    telephone: brand.phone,
    address: brand.address.join(', '),
    sameAs: brand.social.map(({ href }) => href),
  }),
  linkedData('WebSite', {
    name: brand.name,
    url: `${site}${paths.home}`,
    potentialAction: {
      '@type': 'SearchAction',
      target: `${site}${paths.search}?q={words}`,
      'query-input': 'required name=words',
    },
  }),
];

const listingTags = (site: string, listing: Listing, search: string): HeadTag[] => [
  ...cardTags(site, {
    type: listing.kind === 'creator' ? 'profile' : 'website',
    title: listing.title,
    text: listing.description || `${listing.title} at ${brand.name}.`,
    path: listing.path,
    picture: listing.products[0]?.image,
  }),
  breadcrumbTags(site, listing.breadcrumbs),
  // The list has one address to search engines, however it is ordered or narrowed.
  ...(isNarrowed(search) ? [meta({ name: 'robots', content: 'noindex, follow' })] : []),
];

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

const productTags = (site: string, product: Product, search: string): HeadTag[] => [
  ...cardTags(site, {
    type: 'product',
    title: product.title,
    text: product.short_desc,
    path: addressShown(product, search),
    picture: product.image,
  }),
  property('product:price:amount', product.price.toFixed(2)),
  property('product:price:currency', 'USD'),
  ...languageTags(site, product),
  { tag: 'data', data: productData(product, (path) => `${site}${path}`) },
  breadcrumbTags(site, product.breadcrumbs),
];

/**
 * What search engines and whoever shows a link read of a page, beyond title, description and canonical
 * address. It is written by the server alone, so that no script carries it.
 */
export function headOf({ route, data, search, status, site }: HeadPage): HeadTag[] {
  if (status !== 200) return [meta({ name: 'robots', content: 'noindex' })];
  switch (route) {
    case 'home':
      return homeTags(site, data as Home);
    case 'listing':
    case 'automated':
    case 'collection':
    case 'creator':
      return listingTags(site, data as Listing, search);
    case 'product':
    case 'bundle':
      return productTags(site, data as Product, search);
    default:
      return [];
  }
}
