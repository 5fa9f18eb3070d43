import type { Suggestions } from '@otzar/design-system/widgets/catalogue/SearchBox';
import { useEffect, useMemo, useState } from 'react';
import type { SearchService } from './search-service.ts';
import { idle, suggester } from './suggest.ts';
import { suggestionClient } from './suggestion-client.ts';

/** What is offered for what is typed, while it is typed. @param service null for the shop's own */
export function useSuggestions(service: SearchService | null, typed: string): Suggestions {
  const [suggestions, tell] = useState<Suggestions>(idle);
  const { type, stop } = useMemo(() => suggester(suggestionClient(service), tell), [service]);
  useEffect(() => stop, [stop]);
  useEffect(() => type(typed), [type, typed]);
  return suggestions;
}
