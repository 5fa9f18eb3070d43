import type { Listing } from '@otzar/contract/listing';
import * as messages from '#messages/features/listing';

/** Id of the heading over the products of a list. */
export const PRODUCTS_HEADING = 'products-heading';

/** What stands in it, e.g. `Products. Page 2 of 27`. */
export const productsHeading = ({ page, pages }: Listing): string =>
  pages > 1 ? messages.productsOnPage(page, pages) : messages.productsHeading;
