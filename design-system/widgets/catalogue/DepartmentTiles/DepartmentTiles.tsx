import { media, vars } from '@otzar/tokens';
import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { Picture, type PictureSource } from '../../../components/Picture/index.ts';
import { Link } from '../../../foundations/link/index.ts';

export interface DepartmentTilesProps extends ComponentPropsWithRef<'ul'> {
  /** `count` is a ready phrase, e.g. `412 titles`. */
  tiles: { name: string; path: string; count: string; picture: PictureSource }[];
}

const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${vars.space[6]} ${vars.space[4]};
  margin: 0;
  padding: 0;
  list-style: none;

  .link {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    row-gap: ${vars.space[1]};
    color: ${vars.color.text.default};
    text-decoration: none;
  }

  picture {
    overflow: hidden;
    margin-block-end: ${vars.space[2]};
    border-radius: ${vars.radius.medium};
  }

  img {
    aspect-ratio: 4 / 3;
    object-fit: contain;
    transition: scale ${vars.motion.duration.slow} ${vars.motion.easing.standard};
  }

  .name {
    font-family: ${vars.font.family.display};
    font-size: ${vars.font.size[1]};
    font-weight: ${vars.font.weight.medium};
    line-height: ${vars.font.lineHeight.heading};
  }

  .count {
    color: ${vars.color.text.muted};
    font-size: ${vars.font.size[-1]};
  }

  .link:hover .name {
    color: ${vars.color.text.accent};
  }

  .link:hover img {
    scale: 1.03;
  }

  /* An odd one out would leave a hole: the first takes the room of two. */
  > :first-child:nth-last-child(odd) {
    grid-column: span 2;

    .link {
      grid-template-rows: 1fr auto auto;
      block-size: 100%;
    }

    img {
      block-size: 100%;
      object-fit: cover;
    }
  }

  @media ${media.desktop} {
    grid-template-columns: none;
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
    gap: ${vars.space[6]};

    &:has(> :nth-child(6)),
    &:has(> :first-child:nth-last-child(odd)) {
      grid-template-rows: repeat(2, auto);
    }

    &:has(> :first-child:nth-last-child(odd)) {
      grid-template-columns: minmax(0, 5fr);
      grid-auto-columns: minmax(0, 2fr);
    }

    > :first-child:nth-last-child(odd) {
      grid-area: auto / auto / span 2;
    }
  }

  @media ${media.wide} {
    .name {
      font-size: ${vars.font.size[2]};
    }
  }
`;

/** The departments as a row of pictured doors. */
export function DepartmentTiles({ tiles, ...rest }: DepartmentTilesProps) {
  const narrow = '(min-width: 770px) 18vw, 45vw';
  const wide = tiles.length % 2 === 1 ? '(min-width: 770px) 37vw, 92vw' : narrow;
  return (
    <Tiles {...rest}>
      {tiles.map(({ name, path, count, picture }, index) => (
        <li key={path}>
          <Link className="link" href={path}>
            <Picture picture={{ ...picture, alt: '' }} sizes={index === 0 ? wide : narrow} />
            <span className="name">{name}</span>
            <span className="count">{count}</span>
          </Link>
        </li>
      ))}
    </Tiles>
  );
}
