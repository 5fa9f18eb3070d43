/** The panel of a phone brings the drawer's library with it: it stands here to load when first wanted. */
export { SortAndFilter as default } from '@otzar/design-system/widgets/SortAndFilter';
