import { media, vars } from '@otzar/tokens';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled from 'styled-components';
import { Picture, type PictureSource } from '../../../components/Picture/index.ts';
import { languageOf } from '../../../foundations/language-of/index.ts';
import { Link } from '../../../foundations/link/index.ts';

export interface CreatorCardProps extends ComponentPropsWithRef<'article'> {
  name: string;
  /** Their name in Hebrew, where it is known. */
  hebName?: string;
  /** Where all their works are. */
  path: string;
  /** A ready phrase, e.g. `9 works`. */
  works: string;
  /** A work of theirs; decoration beside the name. */
  picture: PictureSource;
  /** What can be done about them: the button that follows them. */
  action?: ReactNode;
}

const Card = styled.article`
  display: grid;
  grid-template-rows: auto 1fr auto;
  gap: ${vars.space[3]};
  padding: ${vars.space[4]};
  border: ${vars.border.hairline} solid ${vars.color.line.default};
  border-radius: ${vars.radius.medium};
  background: ${vars.color.surface.raised};
  overflow-wrap: anywhere;

  .link {
    display: grid;
    gap: ${vars.space[3]};
    color: ${vars.color.text.default};
    text-decoration: none;
  }

  picture {
    overflow: hidden;
    border-radius: ${vars.radius.small};
  }

  img {
    aspect-ratio: 3 / 2;
    object-fit: cover;
    object-position: 50% 20%;
  }

  /* As those of products. */
  @media not ${media.desktop} {
    picture:has(> [loading='lazy']) {
      aspect-ratio: 3 / 2;
      background: ${vars.color.surface.sunken};
      content-visibility: auto;
    }
  }

  .name {
    font-family: ${vars.font.family.display};
    font-size: ${vars.font.size[1]};
    font-weight: ${vars.font.weight.medium};
    line-height: ${vars.font.lineHeight.heading};
  }

  p {
    margin: 0;
    color: ${vars.color.text.muted};
    font-size: ${vars.font.size[-1]};
  }

  [lang='he'] {
    display: block;
  }

  .name,
  [lang='he'] {
    text-align: -webkit-match-parent;
    text-align: match-parent;
  }

  .link:hover .name {
    color: ${vars.color.text.accent};
  }
`;

/** Somebody whose works the shop has: who they are, how much there is of them, and the way to it. */
export function CreatorCard({
  name,
  hebName,
  path,
  works,
  picture,
  action,
  ...rest
}: CreatorCardProps) {
  return (
    <Card {...rest}>
      <Link className="link" href={path}>
        <Picture picture={{ ...picture, alt: '' }} sizes="(min-width: 770px) 14rem, 45vw" />
        <bdi className="name" {...languageOf(name)}>
          {name}
        </bdi>
      </Link>
      <p>
        {hebName && (
          <bdi lang="he" dir="rtl">
            {hebName}
          </bdi>
        )}
        <bdi>{works}</bdi>
      </p>
      {action}
    </Card>
  );
}
