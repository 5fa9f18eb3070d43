import { listCategoriesExamples } from '../category.examples.ts';
import { readEGiftCardExamples } from '../e-gift-card.examples.ts';
import { readHomeExamples } from '../home.examples.ts';
import {
  readAutomatedExamples,
  readCollectionExamples,
  readCreatorExamples,
  readFacetExamples,
  readListingExamples,
  searchProductsExamples,
} from '../listing.examples.ts';
import { readCardsExamples, readProductExamples } from '../product.examples.ts';
import {
  listSchoolCountriesExamples,
  readSchoolExamples,
  readSchoolsExamples,
  readSupplyListExamples,
} from '../school.examples.ts';

/** Example answers of the calls about what is sold, and how it is found. */
export const catalogueExamples = {
  listCategories: listCategoriesExamples,
  listSchoolCountries: listSchoolCountriesExamples,
  readAutomated: readAutomatedExamples,
  readCards: readCardsExamples,
  readCollection: readCollectionExamples,
  readCreator: readCreatorExamples,
  readEGiftCard: readEGiftCardExamples,
  readFacet: readFacetExamples,
  readHome: readHomeExamples,
  readListing: readListingExamples,
  readProduct: readProductExamples,
  readSchool: readSchoolExamples,
  readSchools: readSchoolsExamples,
  readSupplyList: readSupplyListExamples,
  searchProducts: searchProductsExamples,
};
