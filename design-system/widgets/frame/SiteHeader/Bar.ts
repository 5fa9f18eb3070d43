import { media, vars } from '@otzar/tokens';
import styled from 'styled-components';

/** How the header stands: two rows on a phone, one on a wide screen, and away while the page is read. */
export const Bar = styled.header`
  position: sticky;
  inset-block-start: 0;
  z-index: ${vars.zIndex.header};
  border-block-end: ${vars.border.hairline} solid ${vars.color.line.default};
  background: ${vars.color.surface.page};
  transition: transform ${vars.motion.duration.slow} ${vars.motion.easing.standard};

  &[data-away]:not(:focus-within) {
    transform: translateY(-100%);
  }

  .top {
    display: grid;
    grid-template:
      'menu logo bag' auto
      'search search search' auto / auto 1fr auto;
    align-items: center;
    gap: ${vars.space[1]};
    max-inline-size: ${vars.size.page};
    margin-inline: auto;
    padding-inline: ${vars.space.gutter};
    padding-block: ${vars.space[1]} ${vars.space[3]};
  }

  .icon {
    display: grid;
    place-items: center;
    block-size: ${vars.size.control};
    inline-size: ${vars.size.control};
    border: 0;
    border-radius: ${vars.radius.medium};
    background: none;
    color: ${vars.color.text.default};
    cursor: pointer;
    transition: background-color ${vars.motion.duration.quick};
  }

  .menu {
    grid-area: menu;
    margin-inline-start: calc(-1 * ${vars.space[3]});
  }

  .home {
    grid-area: logo;
    justify-self: start;
    padding-block: ${vars.space[2]};
    text-decoration: none;
  }

  .wide {
    display: none;
  }

  .bag {
    grid-area: bag;
    position: relative;
    margin-inline-end: calc(-1 * ${vars.space[3]});
  }

  .icon:hover {
    background: ${vars.color.surface.sunken};
  }

  .count {
    position: absolute;
    inset-block-start: 0;
    inset-inline-start: 50%;
    min-inline-size: ${vars.space[5]};
    padding-inline: ${vars.space[1]};
    border-radius: ${vars.radius.pill};
    background: ${vars.color.accent.default};
    color: ${vars.color.accent.textOn};
    font-size: ${vars.font.size[-1]};
    font-weight: ${vars.font.weight.bold};
    line-height: ${vars.space[5]};
    text-align: center;
  }

  .search {
    grid-area: search;
  }

  nav {
    display: none;
  }

  @media ${media.desktop} {
    .top {
      grid-template: 'menu logo search . . . bag' auto / auto auto minmax(0, 1fr) auto auto auto auto;
      gap: ${vars.space[2]};
      padding-block: ${vars.space[3]} ${vars.space[2]};
    }

    .wide {
      display: grid;
    }

    .search {
      inline-size: 100%;
      max-inline-size: ${vars.size.form};
      margin-inline: auto;
    }

    nav {
      display: block;
      max-inline-size: ${vars.size.page};
      margin-inline: auto;
      padding-inline: ${vars.space.gutter};
    }

    nav ul {
      display: flex;
      flex-wrap: wrap;
      column-gap: ${vars.space[8]};
      block-size: ${vars.size.control};
      margin: 0;
      padding: 0;
      overflow: hidden;
      list-style: none;
    }

    .department {
      display: flex;
      align-items: center;
    }

    .language {
      align-items: center;
      padding-inline: ${vars.space[3]};
    }

    :is(.department, .language) {
      block-size: ${vars.size.control};
      color: ${vars.color.text.default};
      font-size: ${vars.font.size[-1]};
      font-weight: ${vars.font.weight.medium};
      text-decoration: none;
    }

    :is(.department, .language):hover {
      color: ${vars.color.text.accent};
      text-decoration: underline;
      text-decoration-thickness: ${vars.border.hairline};
      text-underline-offset: ${vars.space[2]};
    }
  }
`;
