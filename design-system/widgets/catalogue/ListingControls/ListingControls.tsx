import { media, vars } from '@otzar/tokens';
import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import * as messages from '#messages/widgets/catalogue/ListingControls';
import { Button } from '../../../components/Button/index.ts';

export interface ListingControlsProps extends ComponentPropsWithRef<'div'> {
  /** How many filters are set; the button says so. */
  applied?: number;
  /** Told that the shopper wants the panel: show `SortAndFilter`. */
  onOpen: () => void;
}

const Root = styled.div`
  .desk {
    display: none;
  }

  @media ${media.desktop} {
    .desk {
      display: block;
    }

    .open {
      display: none;
    }
  }

  /* Without script there is no panel to open: the plain form stands in its place. */
  @media (scripting: none) {
    .desk {
      display: block;
    }

    .open {
      display: none;
    }
  }

  small {
    color: ${vars.color.text.muted};
    font-size: inherit;
    font-weight: ${vars.font.weight.regular};
  }
`;

/**
 * The way to the order and the filters of a list: in the hand a button for the panel, on the desk its
 * children, the sort (specification, section 2, *Sort and filter*).
 */
export function ListingControls({ applied = 0, onOpen, children, ...rest }: ListingControlsProps) {
  return (
    <Root {...rest}>
      <Button
        className="open"
        intent="secondary"
        icon="filter"
        aria-haspopup="dialog"
        onClick={onOpen}
      >
        {`${messages.sortAndFilter} `}
        {applied > 0 && <small>{messages.applied(applied)}</small>}
      </Button>
      <div className="desk">{children}</div>
    </Root>
  );
}
