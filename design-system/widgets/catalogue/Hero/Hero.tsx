import { media, vars } from '@otzar/tokens';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled from 'styled-components';
import { ButtonLink } from '../../../components/ButtonLink/index.ts';
import { languageOf } from '../../../foundations/language-of/index.ts';
import { Bookshelf } from './Bookshelf.tsx';

export interface HeroProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  /** A few words, the largest on the page. */
  title: string;
  /** A sentence or two on what the shop is. */
  text: string;
  /** The way in. */
  action: { label: string; href: string };
  /** Another, quieter way. */
  secondary?: { label: string; href: string };
  /** Stands beside the words; a drawn bookshelf where none is given. Never a raster: the heading is the largest paint. */
  art?: ReactNode;
}

const Opening = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space[8]};
  padding-block-start: ${vars.space[5]};
  border-block-end: ${vars.border.hairline} solid ${vars.color.line.strong};

  [dir] {
    text-align: -webkit-match-parent;
    text-align: match-parent;
  }

  h1 {
    max-inline-size: 15ch;
    font-size: ${vars.font.size[6]};
    letter-spacing: -0.02em;
  }

  p {
    max-inline-size: 44ch;
    margin-block: ${vars.space[4]} ${vars.space[6]};
    color: ${vars.color.text.muted};
    font-size: ${vars.font.size[1]};
  }

  .ways {
    display: grid;
    gap: ${vars.space[3]};
  }

  .art {
    align-self: end;
    line-height: 0;
  }

  .art svg {
    display: block;
    inline-size: 100%;
    block-size: auto;
  }

  @media ${media.desktop} {
    grid-template-columns: minmax(0, 6fr) minmax(0, 5fr);
    column-gap: ${vars.space[16]};
    padding-block-start: ${vars.space.section};

    .words {
      padding-block-end: ${vars.space.section};
    }

    .ways {
      display: flex;
    }
  }
`;

/** The home page's opening. */
export function Hero({ title, text, action, secondary, art = <Bookshelf />, ...rest }: HeroProps) {
  return (
    <Opening {...rest}>
      <div className="words">
        <h1 dir="auto" {...languageOf(title)}>
          {title}
        </h1>
        <p dir="auto" {...languageOf(text)}>
          {text}
        </p>
        <div className="ways">
          <ButtonLink href={action.href} intent="primary" size="large">
            {action.label}
          </ButtonLink>
          {secondary && (
            <ButtonLink href={secondary.href} intent="secondary" size="large">
              {secondary.label}
            </ButtonLink>
          )}
        </div>
      </div>
      <div className="art">{art}</div>
    </Opening>
  );
}
