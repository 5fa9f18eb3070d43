export {
  SchoolFinder,
  type SchoolFinderFieldName,
  type SchoolFinderProps,
} from './SchoolFinder.tsx';
