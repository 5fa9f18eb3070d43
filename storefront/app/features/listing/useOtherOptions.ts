import type { Facet } from '@otzar/contract/facet';
import { type Listing, readFacet } from '@otzar/contract/listing';
import { hasMoreOptions, withOptionsBefore } from '@otzar/domain/facet';
import { ALL_OPTIONS } from '@otzar/domain/listing';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { failureSentence } from '../../platform/call-failed.ts';
import { call } from '../../platform/http.ts';
import { withTimeout } from '../../platform/with-timeout.ts';
import { listingQuery } from './listing-query.ts';

/** A facet of which not all options may have come. */
export interface AwaitedFacet extends Facet {
  /** Whether the others are on their way. */
  pending?: boolean;
  /** Why they did not come. */
  failure?: string | undefined;
}

/** All options of a facet, of the list at an address without filters. */
interface Known {
  path: string;
  options: Facet['options'];
}

type ByKey<T> = Readonly<Record<string, T | undefined>>;

/** What a list is held to, without what changes no count. */
function filtersIn(search: string): string {
  const query = new URLSearchParams(search);
  for (const name of ['page', 'sort', ALL_OPTIONS]) query.delete(name);
  return String(query);
}

/**
 * The facets of a list with the options that did not come with it, where they were asked for. Once they were, they come
 * again for each list that is held to something else; those of the one before stand there meanwhile.
 */
export function useOtherOptions({ kind, path, facets }: Pick<Listing, 'kind' | 'path' | 'facets'>) {
  const filters = filtersIn(useLocation().search);
  const { id = '' } = useParams();
  const [asked, setAsked] = useState<readonly string[]>([]);
  const [known, setKnown] = useState<ByKey<Known>>({});
  const [failures, setFailures] = useState<ByKey<string>>({});
  const comeFor = useRef(new Map<string, string>());
  const missing = facets.filter(hasMoreOptions).map(({ key }) => key);
  const wanted = asked.filter((key) => missing.includes(key)).join();

  useEffect(() => {
    if (kind === 'collection' || wanted === '') return;
    const left = new AbortController();
    const list = `${path}?${filters}`;
    for (const key of wanted.split(',').filter((one) => comeFor.current.get(one) !== list)) {
      const query = { ...listingQuery(new URLSearchParams(filters)), key, kind, id };
      withTimeout((signal) => call(readFacet, { query }, { signal }), left.signal).then(
        ({ options }) => {
          if (left.signal.aborted) return;
          comeFor.current.set(key, list);
          setKnown((all) => ({ ...all, [key]: { path, options } }));
        },
        (failure: unknown) => {
          if (left.signal.aborted) return;
          comeFor.current.delete(key);
          setAsked((all) => all.filter((one) => one !== key));
          setKnown((all) => ({ ...all, [key]: undefined }));
          setFailures((all) => ({ ...all, [key]: failureSentence(failure) }));
        },
      );
    }
    return () => left.abort();
  }, [wanted, kind, id, path, filters]);

  return {
    facets: facets.map((facet): AwaitedFacet => {
      if (!hasMoreOptions(facet)) return facet;
      const { key } = facet;
      const before = known[key];
      if (before?.path === path) return withOptionsBefore(facet, before.options);
      return { ...facet, pending: asked.includes(key), failure: failures[key] };
    }),
    /** Asks for all options of a facet. */
    ask: (key: string) => {
      setFailures((all) => ({ ...all, [key]: undefined }));
      setAsked((all) => (all.includes(key) ? all : [...all, key]));
    },
  };
}
