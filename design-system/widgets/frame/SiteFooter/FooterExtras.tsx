import { vars } from '@otzar/tokens';
import styled from 'styled-components';
import * as messages from '#messages/widgets/frame/SiteFooter';
import { Icon, type IconName } from '../../../foundations/icons/index.ts';
import { VisuallyHidden } from '../../../foundations/visually-hidden/index.ts';

export interface SocialLink {
  /** What kind of place it is; each has its drawing. */
  kind: 'messaging' | 'photos' | 'posts' | 'network';
  /** Says where it leads: `Otzar’s photographs`. */
  name: string;
  /** Its whole address. */
  href: string;
}

export interface AppLink {
  /** Which app it is: `App for iPhone`. */
  name: string;
  /** Where to get it; without it the badge says that it is not there yet. */
  href?: string | undefined;
}

const drawings: Record<SocialLink['kind'], IconName> = {
  messaging: 'chat',
  photos: 'camera',
  posts: 'feather',
  network: 'people',
};

const Lists = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${vars.space[4]} ${vars.space[8]};

  && ul {
    display: flex;
    flex-wrap: wrap;
    gap: ${vars.space[3]};
  }

  .round {
    justify-content: center;
    inline-size: ${vars.size.control};
    block-size: ${vars.size.control};
    border: ${vars.border.hairline} solid ${vars.color.text.inverseMuted};
    border-radius: ${vars.radius.pill};
  }

  .round:hover {
    border-color: currentcolor;
    background: ${vars.color.line.inverse};
  }

  && .badge {
    display: grid;
    grid-template-columns: auto auto;
    align-items: center;
    gap: 0 ${vars.space[3]};
    min-block-size: ${vars.size.controlLarge};
    padding: ${vars.space[2]} ${vars.space[4]};
    border: ${vars.border.hairline} solid ${vars.color.text.inverseMuted};
    border-radius: ${vars.radius.medium};
    line-height: ${vars.font.lineHeight.heading};
  }

  && .badge[aria-disabled] {
    border-style: dashed;
    color: ${vars.color.text.inverseMuted};
    text-decoration: none;
    cursor: not-allowed;
  }

  .badge > .icon {
    grid-row: span 2;
  }

  .badge > small {
    font-size: inherit;
  }
`;

interface FooterExtrasProps {
  social: readonly SocialLink[];
  apps: readonly AppLink[];
}

/** Where else the house is to be found. */
export function FooterExtras({ social, apps }: FooterExtrasProps) {
  return (
    <Lists>
      {social.length > 0 && (
        <ul aria-label={messages.elsewhere}>
          {social.map(({ kind, name, href }) => (
            <li key={href}>
              <a className="round" href={href}>
                <Icon name={drawings[kind]} />
                <VisuallyHidden>{name}</VisuallyHidden>
              </a>
            </li>
          ))}
        </ul>
      )}
      {apps.length > 0 && (
        <ul aria-label={messages.apps}>
          {apps.map(({ name, href }) => (
            <li key={name}>
              {/* Without an address a link is a placeholder: named and described, but not to be followed. */}
              <a className="badge" {...(href ? { href } : { role: 'link', 'aria-disabled': true })}>
                <Icon className="icon" name="download" />
                <span>{name}</span>
                <small>{href ? messages.getIt : messages.comingSoon}</small>
              </a>
            </li>
          ))}
        </ul>
      )}
    </Lists>
  );
}
