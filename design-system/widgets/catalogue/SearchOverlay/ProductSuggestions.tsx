import { vars } from '@otzar/tokens';
import { useRef } from 'react';
import styled from 'styled-components';
import * as messages from '#messages/widgets/catalogue/SearchOverlay';
import { IconButton } from '../../../components/IconButton/index.ts';
import { Picture } from '../../../components/Picture/index.ts';
import { Link } from '../../../foundations/link/index.ts';
import type { ProductSuggestion } from '../SearchBox/index.ts';
import { marked } from '../SearchBox/marked.tsx';
import { pushRow } from './push.ts';

interface ProductSuggestionsProps {
  products: ProductSuggestion[];
  /** What was typed: marked where it is found. */
  typed: string;
  /** Told that a product is opened, after its link was followed. */
  onOpen: (path: string) => void;
}

const Row = styled.section`
  position: relative;

  ul {
    display: flex;
    gap: ${vars.space[3]};
    margin: 0;
    padding: ${vars.space[1]};
    overflow-x: auto;
    list-style: none;
    scrollbar-width: none;
  }

  li {
    flex: none;
    inline-size: ${vars.size.thumbnailLarge};
  }

  .link {
    display: block;
    color: inherit;
    font-size: ${vars.font.size[-1]};
    text-decoration: none;
    overflow-wrap: anywhere;
  }

  .title {
    margin-block-start: ${vars.space[1]};
  }

  .arrows {
    display: flex;
    justify-content: flex-end;
  }
`;

/** Products in one row that is pushed along by arrows. */
export function ProductSuggestions({ products, typed, onOpen }: ProductSuggestionsProps) {
  const row = useRef<HTMLUListElement>(null);
  const push = (way: 1 | -1) => () => row.current && pushRow(row.current, way);
  return (
    <Row aria-label={messages.products}>
      <ul ref={row}>
        {products.map(({ title, path, picture }) => (
          <li key={path}>
            <Link className="link" href={path} onClick={() => onOpen(path)}>
              <Picture
                picture={picture && { ...picture, alt: '' }}
                sizes="7.5rem"
                widths={[160, 240]}
              />
              <span className="title" dir="auto">
                {marked(title, typed)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <div className="arrows">
        <IconButton label={messages.back} icon="chevron-start" onClick={push(-1)} />
        <IconButton label={messages.onward} icon="chevron-end" onClick={push(1)} />
      </div>
    </Row>
  );
}
