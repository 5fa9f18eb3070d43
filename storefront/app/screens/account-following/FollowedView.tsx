import type { Answer } from '@otzar/contract/endpoint';
import type { listFollowed } from '@otzar/contract/following';
import { ButtonLink } from '@otzar/design-system/components/ButtonLink';
import { EmptyState } from '@otzar/design-system/components/EmptyState';
import { AccountPart } from '@otzar/design-system/widgets/account/AccountPage';
import { FollowedCard } from '@otzar/design-system/widgets/account/FollowedCard';
import { SavedItemCards } from '@otzar/design-system/widgets/account/SavedItemCard';
import * as messages from '#messages/screens/account-following';
import { paths } from '../../paths.ts';
import { namesOf } from '../../platform/titles.ts';
import { FollowToggle } from '../creator/FollowToggle.tsx';

/** Whom a customer follows, as long as the page is open also those just let go: the button takes it back. */
export function FollowedView({ creators, vendors }: Answer<typeof listFollowed>) {
  if (creators.length + vendors.length === 0) {
    return (
      <EmptyState
        title={messages.nobodyYet}
        icon="people"
        action={<ButtonLink href={paths.home}>{messages.lookAround}</ButtonLink>}
      >
        {messages.howToFollow}
      </EmptyState>
    );
  }
  return (
    <>
      {creators.length > 0 && (
        <AccountPart title={messages.authorsAndArtists}>
          <SavedItemCards>
            {creators.map(({ id, name, heb_name, path }) => (
              <FollowedCard
                key={id}
                {...namesOf({ name, heb_name })}
                path={path}
                action={
                  <FollowToggle type="creator" id={id} name={namesOf({ name, heb_name }).name} />
                }
              />
            ))}
          </SavedItemCards>
        </AccountPart>
      )}
      {vendors.length > 0 && (
        <AccountPart title={messages.publishersAndMakers}>
          <SavedItemCards>
            {vendors.map(({ id, name, path }) => (
              <FollowedCard
                key={id}
                name={name}
                path={path}
                action={<FollowToggle type="vendor" id={id} name={name} />}
              />
            ))}
          </SavedItemCards>
        </AccountPart>
      )}
    </>
  );
}
