import { media, vars } from '@otzar/tokens';
import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import * as messages from '#messages/widgets/frame/PageSkeleton';
import { VisuallyHidden } from '../../../foundations/visually-hidden/index.ts';

export type PageSkeletonProps = ComponentPropsWithRef<'div'>;

const Frame = styled.div`
  display: grid;
  gap: ${vars.space[6]};

  .cards {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${vars.space[8]} ${vars.space[4]};
  }

  .tiles {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(${vars.size.sidebar}, 100%), 1fr));
    gap: ${vars.space[4]};
  }

  .fields {
    display: grid;
    gap: ${vars.space[4]};
    max-inline-size: ${vars.size.form};
  }

  .halves,
  .columns,
  .main {
    display: grid;
    align-content: start;
    gap: ${vars.space[6]};
  }

  .line {
    display: grid;
    grid-template-columns: ${vars.size.thumbnail} minmax(0, 1fr) ${vars.space[16]};
    gap: ${vars.space[4]};
    padding-block-end: ${vars.space[5]};
    border-block-end: ${vars.border.hairline} solid ${vars.color.line.default};
  }

  .steps {
    display: flex;
    gap: ${vars.space[4]};
    overflow: hidden;
  }

  .steps > * {
    flex: 1;
  }

  .prose {
    inline-size: min(${vars.size.measure}, 100%);
    margin-inline: auto;
  }

  .paragraph {
    margin-block-start: ${vars.space[8]};
  }

  .square,
  .cover,
  .scene {
    block-size: auto;
    aspect-ratio: 1;
  }

  .cover {
    aspect-ratio: 3 / 4;
  }

  .scene {
    aspect-ratio: 8 / 5;
  }

  @media ${media.tablet} {
    .cards {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }

  @media ${media.desktop} {
    gap: ${vars.space[8]};

    .halves,
    .columns {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
      column-gap: ${vars.space[12]};
    }

    .columns {
      grid-template-columns: minmax(0, 9fr) minmax(0, 5fr);
    }
  }

  @media ${media.wide} {
    .cards {
      grid-template-columns: repeat(4, minmax(0, 1fr));
      column-gap: ${vars.space[8]};
    }
  }
`;

/** The frame of every page skeleton: says once that the page is on its way. */
export function Page({ children, ...rest }: PageSkeletonProps) {
  return (
    <Frame role="status" {...rest}>
      <VisuallyHidden>{messages.loading}</VisuallyHidden>
      <noscript>{messages.needsScripts}</noscript>
      {children}
    </Frame>
  );
}
