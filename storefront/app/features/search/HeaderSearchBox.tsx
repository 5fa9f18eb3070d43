import { SearchBox } from '@otzar/design-system/widgets/catalogue/SearchBox';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { SearchService } from './search-service.ts';
import { useSearch } from './useSearch.ts';

interface HeaderSearchBoxProps {
  service: SearchService | null;
  /** The field of the plain form in whose place it comes. */
  plain: HTMLInputElement;
}

/** The header's search once it was touched, on a wide screen: what was typed and the focus go on in it. */
export function HeaderSearchBox({ service, plain }: HeaderSearchBoxProps) {
  const box = useRef<HTMLElement>(null);
  // Read while the plain field still stands: its caret is lost with it.
  const { current: before } = useRef({
    focused: document.activeElement === plain,
    from: plain.selectionStart,
    to: plain.selectionEnd,
  });
  const search = useSearch(service, () => plain.value);
  const { onValueChange, onSearch } = search;
  /** What was searched for last from here. */
  const searched = useRef('');
  const [query] = useSearchParams();
  const term = query.get('q') ?? '';
  const shownTerm = useRef(term);

  useLayoutEffect(() => {
    const field = box.current?.querySelector('input');
    if (!before.focused) return;
    field?.focus({ preventScroll: true });
    field?.setSelectionRange(before.from, before.to);
  }, [before]);

  // A page that shows other results says for which words, but not over those that are typed while it is on its way.
  useEffect(() => {
    if (shownTerm.current === term) return;
    shownTerm.current = term;
    const field = box.current?.querySelector('input');
    const typedOn = field === document.activeElement && field?.value.trim() !== searched.current;
    if (!typedOn) onValueChange(term);
  }, [term, onValueChange]);

  return (
    <SearchBox
      ref={box}
      className="search"
      initiallyOpen={before.focused}
      {...search}
      onSearch={(text) => {
        searched.current = text;
        onSearch(text);
      }}
    />
  );
}
