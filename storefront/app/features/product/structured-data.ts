import type { Picture } from '@otzar/contract/picture';
import type { Product, Variation } from '@otzar/contract/product';

/** The address in the world of a path of this shop. */
type Absolute = (path: string) => string;

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

const pictureOf = ({ src }: Picture, absolute: Absolute): string => absolute(`${src}-960.jpg`);

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

const variationOf = (product: Product, variation: Variation, absolute: Absolute): Data => ({
  '@type': 'Product',
  name: `${product.title}, ${Object.values(variation.options).join(', ')}`,
  sku: variation.sku,
  image: pictureOf(variation.picture ?? product.image, absolute),
  ...Object.fromEntries(
    Object.entries(variation.options).flatMap(([name, value]) => {
      const known = NAMED_OPTIONS[name];
      return known ? [[known, value]] : [];
    }),
  ),
  offers: offerOf(variation, absolute(`${product.path}?variation=${variation.id}`)),
});

/** What sets the variations of a product apart and what they cost, or its own price where it has none. */
function salesOf(product: Product, absolute: Absolute): Data {
  const { variation_infos: variations, options } = product;
  if (variations.length === 0) return { offers: offerOf(product, absolute(product.path)) };
  return {
    productGroupID: String(product.product_id),
    variesBy: options.flatMap(({ name }) => {
      const known = NAMED_OPTIONS[name];
      return known ? [`https://schema.org/${known}`] : [];
    }),
    hasVariant: variations.map((variation) => variationOf(product, variation, absolute)),
  };
}

/**
 * What search engines are told of a product, as JSON-LD: a `Product`, a `Book` too where it has an ISBN, or a
 * `ProductGroup` with its variants.
 * @param absolute makes a path of this shop an address in the world
 */
export function productData(product: Product, absolute: Absolute): Data {
  const isbn = isbnOf(product);
  return {
    '@context': 'https://schema.org',
    '@type': typeOf(product, isbn),
    name: product.title,
    description: product.short_desc || product.description,
    url: absolute(product.path),
    image: product.media.map((picture) => pictureOf(picture, absolute)),
    sku: product.sku,
    brand: { '@type': 'Brand', name: product.vendor },
    ...(isbn && {
      isbn,
      author: product.creators.map(({ name, path }) => ({
        '@type': 'Person',
        name,
        url: absolute(path),
      })),
    }),
    ...salesOf(product, absolute),
  };
}
