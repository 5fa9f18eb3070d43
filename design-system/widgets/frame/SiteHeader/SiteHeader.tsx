import type { ComponentPropsWithRef, ReactNode } from 'react';
import * as messages from '#messages/widgets/frame/SiteHeader';
import { Icon, type IconName } from '../../../foundations/icons/index.ts';
import { Link } from '../../../foundations/link/index.ts';
import { replay } from '../../../foundations/replay/index.ts';
import { LanguageLink, type LanguageLinkProps } from '../LanguageLink/index.ts';
import { Logo } from '../Logo/index.ts';
import { Bar } from './Bar.ts';
import { HeaderSearch } from './HeaderSearch.tsx';

export interface SiteHeaderProps extends ComponentPropsWithRef<'header'> {
  /** The row of links on a wide screen. */
  departments: { name: string; path: string }[];
  /** As shown on the badge: empty when the bag is empty or not yet known, '99+' above 99. */
  bagCount: string;
  /** What lies over the page just now; the button that opened it says so. */
  opened?: string;
  /** Told to open the departments, or on a narrow screen the menu. */
  onOpenMenu: () => void;
  /** Told to open the account menu, which hangs from this button. */
  onOpenAccount: (button: Element) => void;
  /** Told to open the assistance panel. */
  onOpenAssistance: () => void;
  /** Where the search form goes, with the term as `q`. */
  searchAction: string;
  /** The term of the page that is shown. */
  searchQuery?: string;
  /** Takes the search over once the page has woken up; the form works without it. */
  onSearch?: (term: string) => void;
  /** Takes the place of the plain search form. */
  search?: ReactNode;
  /** Where the logo leads. */
  homePath: string;
  /** Where the bag is. */
  bagPath: string;
  /** The way to this page in the other language; on a narrow screen it stands in the menu and in the footer. */
  languageLink: LanguageLinkProps;
  /** Slides it away while the shopper reads down the page; never while the focus is in it. */
  hidden?: boolean;
}

const nameOfBag = (count: string) => (count === '' ? messages.bag : messages.bagWith(count));

interface OpenerProps {
  name: string;
  icon: IconName;
  className: string;
  expanded: boolean;
  onOpen: (button: Element) => void;
}

/** A button that opens something over the page. */
const Opener = ({ name, icon, className, expanded, onOpen }: OpenerProps) => (
  <button
    ref={replay}
    type="button"
    className={`icon ${className}`}
    aria-label={name}
    aria-haspopup="dialog"
    aria-expanded={expanded}
    onClick={({ currentTarget }) => onOpen(currentTarget)}
  >
    <Icon name={icon} size="large" />
  </button>
);

/** The header of every page outside the checkout (specification, section 2, *Header*). */
export function SiteHeader({
  departments,
  bagCount,
  opened,
  onOpenMenu,
  onOpenAccount,
  onOpenAssistance,
  searchAction,
  searchQuery = '',
  onSearch,
  search,
  homePath,
  bagPath,
  languageLink,
  hidden = false,
  ...rest
}: SiteHeaderProps) {
  return (
    <Bar data-covers="above" data-away={hidden || undefined} {...rest}>
      <div className="top">
        <Opener
          name={messages.openMenu}
          icon="menu"
          className="menu"
          expanded={opened === 'menu' || opened === 'departments'}
          onOpen={onOpenMenu}
        />
        <Link href={homePath} className="home" aria-label={messages.home}>
          <Logo />
        </Link>
        {search ?? <HeaderSearch action={searchAction} query={searchQuery} onSearch={onSearch} />}
        <LanguageLink className="wide language" {...languageLink} />
        <Opener
          name={messages.account}
          icon="account"
          className="wide"
          expanded={opened === 'account'}
          onOpen={onOpenAccount}
        />
        <Opener
          name={messages.assistance}
          icon="help"
          className="wide"
          expanded={opened === 'assistance'}
          onOpen={onOpenAssistance}
        />
        <Link href={bagPath} className="icon bag" aria-label={nameOfBag(bagCount)}>
          <Icon name="bag" size="large" />
          {bagCount !== '' && <span className="count">{bagCount}</span>}
        </Link>
      </div>
      <nav aria-label={messages.departments}>
        <ul>
          {departments.map(({ name, path }) => (
            <li key={path}>
              <Link className="department" href={path}>
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </Bar>
  );
}
