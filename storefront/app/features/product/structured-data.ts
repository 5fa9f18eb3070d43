import type { Picture } from '@otzar/contract/picture';
import type { Product, Variation } from '@otzar/contract/product';
import { namesOf, shortWords, titleOf } from '../../platform/titles.ts';

/** What makes a path of this shop an address in the world. */
interface Addresses {
  /** Of a page, in the language of this one. */
  page: (path: string) => string;
  /** Of a file, which is the same in every language. */
  file: (path: string) => string;
}

/** A value of JSON-LD; what is undefined is left out. */
type Data = { [name: string]: string | string[] | Data | Data[] | undefined };

/** What can be sold: a product by itself, or one of its variations. */
type Sold = Pick<Product | Variation, 'price' | 'max' | 'preorder_date' | 'sku'>;

const availabilityOf = ({ max, preorder_date }: Sold): string => {
  if (max < 1) return 'OutOfStock';
  return preorder_date ? 'PreOrder' : 'InStock';
};

const offerOf = (sold: Sold, url: string): Data => ({
  '@type': 'Offer',
  url,
  price: sold.price.toFixed(2),
  priceCurrency: 'USD',
  availability: `https://schema.org/${availabilityOf(sold)}`,
  availabilityStarts: sold.preorder_date ?? undefined,
  itemCondition: 'https://schema.org/NewCondition',
});

const pictureOf = ({ src }: Picture, { file }: Addresses): string => file(`${src}-960.jpg`);

/** Its number among books, without the dashes; undefined for what is no book. */
const isbnOf = ({ meta }: Product): string | undefined =>
  meta.find(({ label }) => label === 'ISBN')?.value.replaceAll('-', '');

function typeOf({ variation_infos }: Product, isbn: string | undefined): string | string[] {
  const sold = variation_infos.length > 0 ? 'ProductGroup' : 'Product';
  return isbn ? [sold, 'Book'] : sold;
}

/** What search engines read of an option, e.g. the color of a mug, where they have a name for it. */
const NAMED_OPTIONS: Record<string, string> = {
  Color: 'color',
  Size: 'size',
  Material: 'material',
  Pattern: 'pattern',
};

const variationOf = (product: Product, variation: Variation, addresses: Addresses): Data => ({
  '@type': 'Product',
  name: `${titleOf(product)}, ${Object.values(variation.options).join(', ')}`,
  sku: variation.sku,
  image: pictureOf(variation.picture ?? product.image, addresses),
  ...Object.fromEntries(
    Object.entries(variation.options).flatMap(([name, value]) => {
      const known = NAMED_OPTIONS[name];
      return known ? [[known, value]] : [];
    }),
  ),
  offers: offerOf(variation, addresses.page(`${product.path}?variation=${variation.id}`)),
});

/** What sets the variations of a product apart and what they cost, or its own price where it has none. */
function salesOf(product: Product, addresses: Addresses): Data {
  const { variation_infos: variations, options } = product;
  if (variations.length === 0) return { offers: offerOf(product, addresses.page(product.path)) };
  return {
    productGroupID: String(product.product_id),
    variesBy: options.flatMap(({ name }) => {
      const known = NAMED_OPTIONS[name];
      return known ? [`https://schema.org/${known}`] : [];
    }),
    hasVariant: variations.map((variation) => variationOf(product, variation, addresses)),
  };
}

/**
 * What search engines are told of a product, as JSON-LD: a `Product`, a `Book` too where it has an ISBN, or a
 * `ProductGroup` with its variants.
 */
export function productData(product: Product, addresses: Addresses): Data {
  const isbn = isbnOf(product);
  return {
    '@context': 'https://schema.org',
    '@type': typeOf(product, isbn),
    name: titleOf(product),
    description: shortWords(product) || product.description,
    url: addresses.page(product.path),
    image: product.media.map((picture) => pictureOf(picture, addresses)),
    sku: product.sku,
    brand: { '@type': 'Brand', name: product.vendor },
    ...(isbn && {
      isbn,
      author: product.creators.map(({ path, ...names }) => ({
        '@type': 'Person',
        name: namesOf(names).name,
        url: addresses.page(path),
      })),
    }),
    ...salesOf(product, addresses),
  };
}
