import { frequencyLabel, frequencies as known } from '@otzar/domain/subscription';

/** How often it can come, for a field. */
export const frequencies = known.map((value) => ({
  value,
  label: frequencyLabel(value),
}));
