export {
  type OpeningDay,
  OpeningHours,
  type OpeningHoursProps,
} from './OpeningHours.tsx';
