import { useRouteLoaderData } from 'react-router-dom';
import { HeaderSearchBox } from '../features/search/HeaderSearchBox.tsx';
import { PhoneSearch } from '../features/search/PhoneSearch.tsx';
import type { SearchService } from '../features/search/search-service.ts';

/** The service that the server's configuration names; the shop's own where it names none. */
function useSearchService(): SearchService | null {
  const root = useRouteLoaderData<{ search: SearchService | null }>('root');
  return root?.search ?? null;
}

/** The header's search box, in the place of its plain form. */
export const HeaderSearch = ({ plain }: { plain: HTMLInputElement }) => (
  <HeaderSearchBox service={useSearchService()} plain={plain} />
);

interface OverlaySearchProps {
  open: boolean;
  onClose: () => void;
  typed: string;
}

/** The search over the whole screen of a phone. */
export const OverlaySearch = (props: OverlaySearchProps) => (
  <PhoneSearch service={useSearchService()} {...props} />
);
