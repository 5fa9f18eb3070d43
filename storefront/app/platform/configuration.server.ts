import { PRODUCTS_INDEX, SUGGESTIONS_INDEX } from '@otzar/contract/search';
import { reportSettings } from '@otzar/domain/error-report';

const set = (name: string) => process.env[name]?.trim() || null;

/** The search service elsewhere; null for the shop's own. */
function searchService() {
  const appId = set('ALGOLIA_APP_ID');
  const key = set('ALGOLIA_SEARCH_KEY');
  if (appId === null || key === null) return null;
  return {
    appId,
    key,
    productsIndex: set('ALGOLIA_PRODUCTS_INDEX') ?? PRODUCTS_INDEX,
    suggestionsIndex: set('ALGOLIA_SUGGESTIONS_INDEX') ?? SUGGESTIONS_INDEX,
  };
}

/** The scripts of the companies that help with marketing, chat and opinions; null where the shop is alone. */
function partners() {
  const scripts = {
    marketing: set('MARKETING_SCRIPT'),
    chat: set('CHAT_SCRIPT'),
    feedback: set('FEEDBACK_SCRIPT'),
  };
  return Object.values(scripts).some(Boolean) ? scripts : null;
}

/** What the environment says to the pages; the server has checked it when it started. */
export const configuration = {
  /** Where the shop stands in the world, for those who read its addresses elsewhere. */
  site: new URL(process.env.SHOP_URL?.trim() || `http://localhost:${process.env.PORT || 3000}`)
    .origin,
  /** Where errors of the pages are reported, and how many of a visit; null for nowhere. */
  errorReports: reportSettings(set),
  /** The search service elsewhere; null for the shop's own. */
  search: searchService(),
  partners: partners(),
};
