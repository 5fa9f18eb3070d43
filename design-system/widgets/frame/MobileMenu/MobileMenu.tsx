import { vars } from '@otzar/tokens';
import { useState } from 'react';
import styled from 'styled-components';
import * as messages from '#messages/widgets/frame/MobileMenu';
import { Drawer, type DrawerProps } from '../../../components/Drawer/index.ts';
import { MenuList } from '../../../components/MenuList/index.ts';
import { Icon } from '../../../foundations/icons/index.ts';
import { Greeting } from '../../account/Greeting/index.ts';
import { AccountLinks, type AccountLinksProps } from '../AccountMenu/index.ts';
import { DepartmentsTree, type DepartmentsTreeProps } from '../DepartmentsTree/index.ts';
import { LanguageLink, type LanguageLinkProps } from '../LanguageLink/index.ts';

export interface MobileMenuProps
  extends Omit<DrawerProps, 'side' | 'title' | 'footer' | 'children'>,
    Pick<DepartmentsTreeProps, 'categories' | 'failure' | 'onRetry'>,
    Pick<AccountLinksProps, 'signedIn' | 'paths' | 'onSignOut' | 'signingOut'> {
  /** What the customer is called; a guest has no name here. */
  firstName?: string;
  /** The way to this page in the other language. */
  languageLink: LanguageLinkProps;
  /** Told to open the assistance panel. */
  onHelp: () => void;
}

const Menu = styled.div`
  display: grid;
  gap: ${vars.space[6]};

  h3 {
    margin: 0 0 ${vars.space[1]};
    color: ${vars.color.text.muted};
    font-family: ${vars.font.family.text};
    font-size: ${vars.font.size[-1]};
    font-weight: ${vars.font.weight.medium};
  }

  .help {
    border-block-start: ${vars.border.hairline} solid ${vars.color.line.strong};
    padding-block-start: ${vars.space[3]};
  }
`;

/**
 * The menu of a narrow screen: departments, account, help and the other language (specification, section 2). Within a
 * department only that is shown. Load it lazily, as `Drawer`.
 */
export function MobileMenu({
  categories,
  failure,
  onRetry,
  signedIn,
  paths,
  onSignOut,
  signingOut,
  firstName,
  languageLink,
  onHelp,
  ...rest
}: MobileMenuProps) {
  const [level, setLevel] = useState(0);
  const atTop = level === 0;
  return (
    <Drawer side="start" title={messages.menu} {...rest}>
      <Menu>
        {atTop && <Greeting firstName={firstName} />}
        <section>
          {atTop && <h3>{messages.departments}</h3>}
          <DepartmentsTree
            categories={categories}
            failure={failure}
            onRetry={onRetry}
            onNavigate={rest.onClose}
            onLevelChange={setLevel}
          />
        </section>
        {atTop && (
          <>
            <section>
              <h3>{messages.yourAccount}</h3>
              <AccountLinks
                signedIn={signedIn}
                paths={paths}
                onNavigate={rest.onClose}
                onSignOut={onSignOut}
                signingOut={signingOut}
              />
            </section>
            <MenuList className="help">
              <li>
                <button type="button" aria-haspopup="dialog" onClick={onHelp}>
                  <Icon name="help" />
                  {messages.help}
                </button>
              </li>
              <li>
                <LanguageLink {...languageLink} />
              </li>
            </MenuList>
          </>
        )}
      </Menu>
    </Drawer>
  );
}
