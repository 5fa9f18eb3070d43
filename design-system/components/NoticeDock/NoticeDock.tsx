import { media, vars } from '@otzar/tokens';
import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';

export type NoticeDockProps = ComponentPropsWithRef<'div'>;

const Dock = styled.div`
  position: sticky;
  inset-block-end: 0;
  z-index: ${vars.zIndex.header};

  &:not(:empty) {
    box-shadow: ${vars.shadow.float};
  }

  /* Whatever there is to say, what is sold can be bought: a phone's bar stays free below it. */
  body:has([data-buy-bar]:not([data-away])) & {
    inset-block-end: calc(
      ${vars.size.control} + 2 * ${vars.space[2]} + ${vars.border.hairline} +
        max(0%, env(safe-area-inset-bottom) - ${vars.space[2]})
    );
  }

  > * {
    border-block-start: ${vars.border.hairline} solid ${vars.color.line.default};
  }

  @media ${media.desktop} {
    body:has([data-buy-bar]) & {
      inset-block-end: 0;
    }
  }
`;

/**
 * Where notices that come by themselves are put: at the window's lower edge, so that nothing that is
 * being read moves, and below the last line of the page, so that nothing stays covered. It stands on
 * every page before the first of them comes, which is why they are read out.
 */
export function NoticeDock(props: NoticeDockProps) {
  return <Dock aria-live="polite" data-covers="below" {...props} />;
}
