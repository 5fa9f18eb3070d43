import { media, vars } from '@otzar/tokens';
import styled from 'styled-components';

/* One block for the whole card: two dozen of these wake up at once on a slow phone. */
export const Card = styled.article`
  position: relative;
  display: grid;
  grid-template: 'frame frame' auto 'words words' 1fr 'price add' auto / minmax(0, 1fr) auto;
  block-size: 100%;

  picture {
    grid-area: frame;
    overflow: hidden;
    margin-block-end: ${vars.space[3]};
    border-radius: ${vars.radius.medium};
  }

  img {
    aspect-ratio: 3 / 4;
    object-fit: contain;
    transition: scale ${vars.motion.duration.slow} ${vars.motion.easing.standard};
  }

  /* A browser fetches pictures three screens ahead, and all of a rail; on a phone it fetches these half a screen ahead. */
  @media not ${media.desktop} {
    picture:has(> [loading='lazy']) {
      aspect-ratio: 3 / 4;
      background: ${vars.color.surface.sunken};
      content-visibility: auto;
    }
  }

  .badge {
    position: absolute;
    inset-block-start: ${vars.space[2]};
    inset-inline-start: ${vars.space[2]};
    max-inline-size: calc(100% - ${vars.size.control} - 3 * ${vars.space[2]});
    padding: ${vars.space[1]} ${vars.space[2]};
    border: ${vars.border.hairline} solid transparent;
    border-radius: ${vars.radius.small};
    background: ${vars.color.surface.raised};
    color: ${vars.color.text.default};
    font-size: ${vars.font.size[-1]};
    font-weight: ${vars.font.weight.medium};
    line-height: ${vars.font.lineHeight.tight};
  }

  .words {
    grid-area: words;
    min-inline-size: 0;
  }

  [dir] {
    text-align: -webkit-match-parent;
    text-align: match-parent;
  }

  .title {
    margin: 0;
    font-size: ${vars.font.size[1]};
    font-weight: ${vars.font.weight.medium};
    line-height: ${vars.font.lineHeight.heading};
  }

  .title .link {
    color: ${vars.color.text.default};
    text-decoration: none;
    overflow-wrap: anywhere;
  }

  .title .link::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${vars.radius.medium};
  }

  /* The ring goes about what the link covers. */
  .title .link:focus-visible {
    outline-color: transparent;
  }

  .title .link:focus-visible::after {
    outline: ${vars.border.focus} solid ${vars.color.focus};
    outline-offset: ${vars.space[1]};
  }

  .words p {
    margin: ${vars.space[1]} 0 0;
    color: ${vars.color.text.muted};
    font-size: ${vars.font.size[-1]};
    line-height: ${vars.font.lineHeight.heading};
    overflow-wrap: anywhere;
  }

  .words [lang='he'] {
    font-family: ${vars.font.family.display};
    font-size: ${vars.font.size[0]};
  }

  .price {
    grid-area: price;
    align-self: center;
    min-inline-size: 0;
    padding-block: ${vars.space[2]};
  }

  button {
    display: grid;
    place-items: center;
    min-inline-size: ${vars.size.control};
    min-block-size: ${vars.size.control};
    padding: 0 ${vars.space[2]};
    border: ${vars.border.hairline} solid ${vars.color.line.default};
    border-radius: ${vars.radius.pill};
    background: ${vars.color.surface.raised};
    color: ${vars.color.text.default};
    font: inherit;
    font-size: ${vars.font.size[-1]};
    font-weight: ${vars.font.weight.medium};
    cursor: pointer;
    transition: background-color ${vars.motion.duration.quick};
  }

  button:hover {
    border-color: ${vars.color.accent.default};
  }

  .add {
    position: relative;
    grid-area: add;
    align-self: center;
  }

  .add:hover {
    background: ${vars.color.accent.default};
    color: ${vars.color.accent.textOn};
  }

  .add[aria-busy='true'] {
    opacity: 0.5;
    cursor: progress;
  }

  .favorite {
    position: absolute;
    inset-block-start: ${vars.space[1]};
    inset-inline-end: ${vars.space[1]};
  }

  .favorite:is(:hover, [aria-pressed='true']) {
    color: ${vars.color.text.accent};
  }

  .add[data-added] {
    border-color: ${vars.color.success.default};
    background: ${vars.color.surface.success};
    color: ${vars.color.text.success};
  }

  &[data-sold-out] img {
    opacity: 0.6;
  }

  &[data-sold-out] .price {
    color: ${vars.color.text.muted};
  }

  &:hover .title .link {
    color: ${vars.color.text.accent};
  }

  &:hover img {
    scale: 1.03;
  }
`;
