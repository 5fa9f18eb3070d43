import { Category, listCategories } from '../category.ts';
import { EGiftCard, EGiftCardOffer, readEGiftCard } from '../e-gift-card.ts';
import { Facet } from '../facet.ts';
import { Home, readHome } from '../home.ts';
import {
  Listing,
  readAutomated,
  readCollection,
  readCreator,
  readFacet,
  readListing,
  searchProducts,
} from '../listing.ts';
import { Picture } from '../picture.ts';
import { Product, ProductCard, readCards, readProduct, Variation } from '../product.ts';
import { listSchoolCountries, readSchool, readSchools, readSupplyList } from '../school.ts';

/** The calls about what is sold, and how it is found. */
export const catalogueCalls = {
  listCategories,
  listSchoolCountries,
  readAutomated,
  readCards,
  readCollection,
  readCreator,
  readEGiftCard,
  readFacet,
  readHome,
  readListing,
  readProduct,
  readSchool,
  readSchools,
  readSupplyList,
  searchProducts,
};

/** What their answers are made of. */
export const catalogueSchemas = {
  Category,
  EGiftCard,
  EGiftCardOffer,
  Facet,
  Home,
  Listing,
  Picture,
  Product,
  ProductCard,
  Variation,
};
