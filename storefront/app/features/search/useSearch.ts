import type { SearchProps } from '@otzar/design-system/widgets/catalogue/SearchBox';
import { withSearched } from '@otzar/domain/recent-searches';
import { useAtom } from 'jotai/react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths, withQuery } from '../../paths.ts';
import { recentSearchesModule } from './recent-searches-module.ts';
import type { SearchService } from './search-service.ts';
import { useSuggestions } from './useSuggestions.ts';

/**
 * A search field's typed text, what is offered for it, and where it leads.
 * @param service null for the shop's own
 * @param typed what the field begins with
 */
export function useSearch(service: SearchService | null, typed: () => string) {
  const [value, onValueChange] = useState(typed);
  const [recent, change] = useAtom(recentSearchesModule.atom);
  const suggestions = useSuggestions(service, value);
  const navigate = useNavigate();
  return {
    value,
    onValueChange,
    suggestions,
    recent: recent ?? [],
    onClearRecent: () => void change(() => []),
    onSearch: (term) => {
      void change((searches) => withSearched(searches, term));
      void navigate(withQuery(paths.search, { q: term }));
    },
    onOpenProduct: (path) => void navigate(path),
  } satisfies SearchProps;
}
