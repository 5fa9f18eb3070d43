import { useSetAtom } from 'jotai/react';
import { useEffect } from 'react';
import { useRouteLoaderData } from 'react-router-dom';
import { partnersAtom } from '../features/consent/choices.ts';
import { usePartners } from '../features/consent/useHelp.ts';
import type { Partners } from '../platform/third-parties.ts';

/** The companies that help, as the server's configuration names them; the server draws nothing of theirs. */
export function usePartnersHere(): Partners | null | undefined {
  const named = useRouteLoaderData<{ partners?: Partners }>('root')?.partners ?? null;
  const tell = useSetAtom(partnersAtom);
  useEffect(() => tell(named), [tell, named]);
  return usePartners();
}
