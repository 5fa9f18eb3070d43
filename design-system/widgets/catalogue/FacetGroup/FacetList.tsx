import { media, vars } from '@otzar/tokens';
import styled from 'styled-components';
import * as messages from '#messages/widgets/catalogue/FacetGroup';
import { countText } from '../../../foundations/count-text/index.ts';
import { languageOf } from '../../../foundations/language-of/index.ts';
import { replayNavigation } from '../../../foundations/replay/index.ts';
import type { FacetOption } from './facet.ts';

interface FacetListProps {
  /** The facet's name in the address. */
  name: string;
  options: FacetOption[];
  onToggle: (value: string) => void;
}

/* One block and plain elements: a list may have five hundred rows. */
const List = styled.ul`
  max-block-size: ${vars.size.drawer};
  margin: 0;
  margin-inline: calc(-1 * ${vars.space[1]});
  padding: ${vars.space[1]};
  overflow-y: auto;
  scrollbar-width: thin;
  scrollbar-color: ${vars.color.line.strong} transparent;
  list-style: none;

  &:empty {
    display: none;
  }

  label {
    display: flex;
    align-items: center;
    gap: ${vars.space[3]};
    min-block-size: ${vars.size.control};
    padding-block: ${vars.space[1]};
    line-height: ${vars.font.lineHeight.heading};
    cursor: pointer;
  }

  input {
    flex: none;
    inline-size: ${vars.size.icon};
    block-size: ${vars.size.icon};
    margin: 0;
    accent-color: ${vars.color.accent.default};
    cursor: pointer;
  }

  bdi {
    flex: 1;
    min-inline-size: 0;
    text-align: -webkit-match-parent;
    text-align: match-parent;
    overflow-wrap: anywhere;
  }

  span,
  [data-none] bdi {
    color: ${vars.color.text.muted};
  }

  span {
    font-size: ${vars.font.size[-1]};
    font-variant-numeric: tabular-nums;
  }

  label:hover bdi {
    color: ${vars.color.text.accent};
  }

  @media ${media.desktop} {
    label {
      min-block-size: ${vars.space[8]};
      font-size: ${vars.font.size[-1]};
    }
  }
`;

/** The options of a facet with what each would leave; sent by a form under the facet's name. */
export function FacetList({ name, options, onToggle }: FacetListProps) {
  return (
    <List>
      {options.map(({ value, label, count, selected }) => (
        <li key={value} data-none={count === 0 || undefined}>
          <label>
            <input
              ref={replayNavigation}
              type="checkbox"
              name={name}
              value={value}
              checked={selected}
              aria-label={messages.option(label, count, countText(count))}
              onChange={() => onToggle(value)}
            />
            <bdi {...languageOf(label)}>{label}</bdi>
            <span>{countText(count)}</span>
          </label>
        </li>
      ))}
    </List>
  );
}
