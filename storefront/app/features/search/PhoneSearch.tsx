import { SearchOverlay } from '@otzar/design-system/widgets/catalogue/SearchOverlay';
import { useEffect } from 'react';
import { hideWidgets } from '../../platform/partner-widgets.ts';
import type { SearchService } from './search-service.ts';
import { useSearch } from './useSearch.ts';

interface PhoneSearchProps {
  open: boolean;
  onClose: () => void;
  service: SearchService | null;
  /** What the header's field held when it was touched. */
  typed: string;
}

/** The search of a phone, over the whole screen. */
export function PhoneSearch({ open, onClose, service, typed }: PhoneSearchProps) {
  const search = useSearch(service, () => typed);
  const { onValueChange } = search;
  useEffect(() => {
    if (open && typed !== '') onValueChange(typed);
  }, [open, typed, onValueChange]);
  useEffect(() => (open ? hideWidgets() : undefined), [open]);
  return <SearchOverlay open={open} onClose={onClose} {...search} />;
}
