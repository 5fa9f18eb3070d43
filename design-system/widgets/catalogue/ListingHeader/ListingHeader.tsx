import { media, vars } from '@otzar/tokens';
import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { languageOf } from '../../../foundations/language-of/index.ts';

export interface ListingHeaderProps extends Omit<ComponentPropsWithRef<'header'>, 'title'> {
  /** What the listing is called. */
  title: string;
  /** Its name in Hebrew, where it has one. */
  hebTitle?: string;
  /** A sentence or two on what it holds. */
  description?: string;
  /** A ready phrase, e.g. `412 products`; a change of it is announced. */
  total: string;
}

const Head = styled.header`
  .names {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 0 ${vars.space[8]};
  }

  h1,
  [lang='he'] {
    margin: 0;
    font-family: ${vars.font.family.display};
    font-size: ${vars.font.size[5]};
    font-weight: ${vars.font.weight.medium};
    line-height: ${vars.font.lineHeight.tight};
    letter-spacing: -0.01em;
    overflow-wrap: anywhere;
  }

  h1,
  [lang='he'] {
    min-inline-size: 0;
    text-align: -webkit-match-parent;
    text-align: match-parent;
  }

  [lang='he'] {
    color: ${vars.color.text.muted};
    font-size: ${vars.font.size[4]};
    font-weight: ${vars.font.weight.regular};
  }

  .about {
    max-inline-size: ${vars.size.measure};
    margin-block: ${vars.space[3]} 0;
    color: ${vars.color.text.muted};
  }

  .foot {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${vars.space[2]} ${vars.space[6]};
    margin-block-start: ${vars.space[5]};
    padding-block: ${vars.space[2]};
    min-block-size: ${vars.size.controlLarge};
    border-block: ${vars.border.hairline} solid ${vars.color.line.default};
  }

  .foot p {
    margin: 0;
    color: ${vars.color.text.muted};
    font-size: ${vars.font.size[-1]};
  }

  @media ${media.desktop} {
    .foot {
      margin-block-start: ${vars.space[8]};
    }
  }
`;

/** What a listing is called and how much it holds; its children (the sort) stand at the end. */
export function ListingHeader({
  title,
  hebTitle,
  description,
  total,
  children,
  ...rest
}: ListingHeaderProps) {
  return (
    <Head {...rest}>
      <div className="names">
        <h1 dir="auto" {...languageOf(title)}>
          {title}
        </h1>
        {hebTitle && (
          <p lang="he" dir="rtl">
            {hebTitle}
          </p>
        )}
      </div>
      {description && (
        <p className="about">
          <bdi {...languageOf(description)}>{description}</bdi>
        </p>
      )}
      <div className="foot">
        <p role="status">
          <bdi>{total}</bdi>
        </p>
        {children}
      </div>
    </Head>
  );
}
