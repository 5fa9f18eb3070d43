export { ChildCategories, type ChildCategoriesProps } from './ChildCategories.tsx';
