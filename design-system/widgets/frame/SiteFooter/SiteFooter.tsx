import { media, vars } from '@otzar/tokens';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled from 'styled-components';
import * as messages from '#messages/widgets/frame/SiteFooter';
import { replay } from '../../../foundations/replay/index.ts';
import { LanguageLink, type LanguageLinkProps } from '../LanguageLink/index.ts';
import { Logo } from '../Logo/index.ts';
import { FooterContact, type FooterContactProps } from './FooterContact.tsx';
import { type AppLink, FooterExtras, type SocialLink } from './FooterExtras.tsx';
import { FooterLink, type FooterLinkProps } from './FooterLink.tsx';

export interface SiteFooterProps extends ComponentPropsWithRef<'footer'>, FooterContactProps {
  /** Shelves of links. */
  columns: { title: string; links: FooterLinkProps[] }[];
  /** What shipping costs: a `FreeShippingMessage`. */
  freeShipping: ReactNode;
  /** The form for the shop's letters, where there are any. */
  newsletter?: ReactNode;
  /** The choice of a currency, where there is one. */
  currency?: ReactNode;
  /** The way to this page in the other language. */
  languageLink: LanguageLinkProps;
  /** Told to show the privacy choices, where there are any. */
  onPrivacyChoices?: (() => void) | undefined;
  /** Where else the house is to be found. */
  social?: readonly SocialLink[];
  /** The house's apps; one without an address says that it is not there yet. */
  apps?: readonly AppLink[];
  /** Of the copyright. */
  year: number;
  /** What the house is, in a line. */
  brandLine: string;
}

/** The offers, on a lighter ground than the footer's ink. */
const Band = styled.div`
  padding: ${vars.space[10]} ${vars.space.gutter};
  border-block: ${vars.border.hairline} solid ${vars.color.line.default};
  background: ${vars.color.surface.sunken};
  color: ${vars.color.text.default};

  > div {
    display: grid;
    gap: ${vars.space[8]};
    max-inline-size: calc(${vars.size.page} - 2 * ${vars.space.gutter});
    margin-inline: auto;
  }

  @media ${media.desktop} {
    > div {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
      align-items: start;
    }
  }
`;

const Ink = styled.div`
  padding: ${vars.space.section} ${vars.space.gutter} ${vars.space[8]};
  background: ${vars.color.surface.inverse};
  color: ${vars.color.text.inverse};
  font-size: ${vars.font.size[-1]};

  > div {
    max-inline-size: calc(${vars.size.page} - 2 * ${vars.space.gutter});
    margin-inline: auto;
    overflow-wrap: anywhere;
  }

  .shelf {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(${vars.size.thumbnailLarge}, 100%), 1fr));
    gap: ${vars.space[10]} ${vars.space[8]};
  }

  .house {
    grid-column: 1 / -1;
  }

  .mark {
    color: ${vars.color.decoration.gold};
  }

  .line {
    margin-block: ${vars.space[4]} ${vars.space[5]};
    max-inline-size: 28ch;
    font-family: ${vars.font.family.display};
    font-size: ${vars.font.size[2]};
    line-height: ${vars.font.lineHeight.heading};
    text-wrap: balance;
  }

  address {
    display: grid;
    justify-items: start;
    font-style: normal;
  }

  h2 {
    margin-block: 0 ${vars.space[2]};
    color: ${vars.color.text.inverseMuted};
    font-family: ${vars.font.family.text};
    font-size: ${vars.font.size[-1]};
  }

  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }

  a,
  address button,
  .end button,
  address span {
    display: inline-flex;
    align-items: center;
    min-block-size: ${vars.space[10]};
    color: inherit;
    text-decoration: none;
  }

  :is(address, .end) button {
    gap: ${vars.space[2]};
    padding: 0;
    border: 0;
    background: none;
    cursor: pointer;
  }

  :is(a, address button, .end button):hover {
    text-decoration: underline;
    text-underline-offset: ${vars.space[1]};
  }

  .drawn {
    min-inline-size: ${vars.size.control};
    min-block-size: ${vars.size.control};
  }

  .extras {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    justify-content: space-between;
    gap: ${vars.space[6]} ${vars.space[8]};
    margin-block-start: ${vars.space[10]};
  }

  /* The ring's blue is made for paper. */
  :focus-visible {
    outline-color: ${vars.color.text.inverse};
  }

  .end {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0 ${vars.space[6]};
    margin: ${vars.space[8]} 0 0;
    padding-block-start: ${vars.space[5]};
    border-block-start: ${vars.border.hairline} solid ${vars.color.line.inverse};
    color: ${vars.color.text.inverseMuted};
  }

  @media ${media.desktop} {
    .shelf {
      grid-template-columns: minmax(0, 2fr) repeat(auto-fit, minmax(0, 1fr));
      grid-auto-columns: minmax(0, 1fr);
      grid-auto-flow: column;
    }

    .house {
      grid-column: auto;
    }
  }
`;

const Foot = styled.footer`
  margin-block-start: ${vars.space.section};
`;

/** The last words of every page (specification, section 2, *Footer*): its offers, its links, and how to reach the house. */
export function SiteFooter({
  columns,
  freeShipping,
  newsletter,
  currency,
  languageLink,
  onChat,
  feedback,
  onPrivacyChoices,
  social = [],
  apps = [],
  year,
  brandLine,
  contact,
  ...rest
}: SiteFooterProps) {
  return (
    <Foot {...rest}>
      <Band>
        <div>
          {freeShipping}
          {newsletter}
        </div>
      </Band>
      <Ink>
        <div>
          <div className="shelf">
            <div className="house">
              <Logo ground="ink" />
              <p className="line">{brandLine}</p>
              <FooterContact contact={contact} onChat={onChat} feedback={feedback} />
            </div>
            {columns.map(({ title, links }) => (
              <nav key={title} aria-label={title}>
                <h2>{title}</h2>
                <ul>
                  {links.map((link) => (
                    <li key={link.path}>
                      <FooterLink {...link} />
                    </li>
                  ))}
                </ul>
              </nav>
            ))}
          </div>
          <div className="extras">
            <FooterExtras social={social} apps={apps} />
            {currency}
          </div>
          <p className="end">
            <bdi>{messages.copyright(year)}</bdi>
            <LanguageLink {...languageLink} />
            {onPrivacyChoices && (
              <button ref={replay} type="button" onClick={() => onPrivacyChoices()}>
                {messages.privacyChoices}
              </button>
            )}
          </p>
        </div>
      </Ink>
    </Foot>
  );
}
