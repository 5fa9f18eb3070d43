import type { Mutant } from '../mutant.ts';

/** Breaks of what section 2 of the specification states under: Sort and filter; Search. */
export const mutants: Mutant[] = [
  {
    statement: 'They are shown on listings and on search.',
    file: 'storefront/app/features/listing/ListingScreen.tsx',
    find: "listing.kind !== 'collection' && (listing.total > 0 || narrows)",
    put: "listing.kind === 'automated' && (listing.total > 0 || narrows)",
  },
  {
    statement: 'They are shown on automated categories, and not on product collections.',
    file: 'storefront/app/features/listing/ListingScreen.tsx',
    find: "listing.kind !== 'collection' && (listing.total",
    put: '(listing.total',
  },
  {
    statement: 'Mobile has a Sort & Filter panel with Reset and Done.',
    file: 'design-system/widgets/catalogue/SortAndFilter/SortAndFilter.tsx',
    find: '<Button intent="quiet" onClick={onReset}>',
    put: '<Button intent="quiet" onClick={onClose}>',
  },
  {
    statement: "Desktop has a 'Sort by' dropdown, only when results exist.",
    file: 'storefront/app/features/listing/ListingSort.tsx',
    find: '{listing.total > 0 && <SortSelect',
    put: '{<SortSelect',
  },
  {
    statement: 'The facets are categories, filters, variations, vendors and creators.',
    file: 'storefront/server/kit/listing-index/metadata.ts',
    find: 'const dimension = fits\n',
    put: 'const dimension = fits && known.size < 0\n',
  },
  {
    statement: 'Vendors are labelled Brand.',
    file: 'storefront/server/kit/listing-index/metadata.ts',
    find: "'vendors', 'Brand'",
    put: "'vendors', 'Vendor'",
  },
  {
    statement: 'There is a minimum and a maximum price.',
    file: 'design-system/widgets/catalogue/PriceFilter/PriceFilter.tsx',
    find: "  { end: 'max', label: messages.maximum, name: messages.maximumPrice },\n",
    put: '',
  },
  {
    statement: 'There is a desktop search box.',
    file: 'storefront/app/shell/useSearchTouch.tsx',
    find: 'if (matchMedia(media.desktop).matches)',
    put: 'if (matchMedia(media.tablet).matches && !matchMedia(media.desktop).matches)',
  },
  {
    statement: 'There is a full-screen mobile search overlay.',
    file: 'design-system/widgets/catalogue/SearchOverlay/SearchOverlay.tsx',
    find: '  inset: 0;\n',
    put: '  inset: 0 0 50% 0;\n',
  },
  {
    statement: 'The overlay has a text input and product suggestions.',
    file: 'design-system/widgets/catalogue/SearchOverlay/SearchOverlay.tsx',
    find: 'products.length > 0 &&',
    put: 'products.length > 99 &&',
  },
  {
    statement: 'The overlay has a toggle of an on-screen Hebrew keyboard.',
    file: 'design-system/widgets/catalogue/SearchOverlay/SearchOverlay.tsx',
    find: 'setKeyboard(!keyboard);',
    put: 'setKeyboard(true);',
  },
  {
    statement: 'Left and right arrows push the product suggestions by 300 px over 100 ms.',
    file: 'design-system/widgets/catalogue/SearchOverlay/push.ts',
    find: 'WITHIN = 100',
    put: 'WITHIN = 400',
  },
  {
    statement:
      'Choosing a text suggestion, or pressing Enter, runs the search and closes the overlay.',
    file: 'design-system/widgets/catalogue/SearchOverlay/SearchOverlay.tsx',
    find: '    onSearch(term.trim());\n    onClose();',
    put: '    onSearch(term.trim());',
  },
  {
    statement: 'Opening a product suggestion opens that product.',
    file: 'design-system/widgets/catalogue/SearchOverlay/ProductSuggestions.tsx',
    find: 'href={path} onClick',
    put: 'href="/search" onClick',
  },
  {
    statement: 'While the overlay is open, the feedback widget and the chat widget are hidden.',
    file: 'storefront/app/features/search/PhoneSearch.tsx',
    find: '  useEffect(() => (open ? hideWidgets() : undefined), [open]);\n',
    put: '',
  },
  {
    statement: 'They are restored 5 seconds after it closes.',
    file: 'storefront/app/platform/partner-widgets.ts',
    find: 'BACK_AFTER = 5_000',
    put: 'BACK_AFTER = 500',
  },
];
