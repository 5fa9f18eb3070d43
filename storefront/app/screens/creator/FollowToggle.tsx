import type { Followed } from '@otzar/contract/following';
import { FollowButton } from '@otzar/design-system/widgets/catalogue/FollowButton';
import { isFollowed } from '@otzar/domain/following';
import { useSetAtom } from 'jotai/react';
import { useNavigate } from 'react-router-dom';
import * as messages from '#messages/screens/creator';
import { customerModule } from '../../features/customer/customer-module.ts';
import { followingAtom, toggleFollowAtom } from '../../features/following/following.ts';
import { followsNobody } from '../../features/following/following-schema.ts';
import { paths } from '../../paths.ts';
import { showMessageAtom } from '../../platform/messages.ts';
import { useShopperValue } from '../../platform/shopper-value.ts';

interface FollowToggleProps extends Followed {
  name: string;
}

/** Follows a creator or a vendor for a customer; a guest is led to the login, and nothing is lost. */
export function FollowToggle({ type, id, name }: FollowToggleProps) {
  const following = isFollowed(useShopperValue(followingAtom, followsNobody), { type, id });
  const toggle = useSetAtom(toggleFollowAtom);
  const say = useSetAtom(showMessageAtom);
  const navigate = useNavigate();

  async function press(): Promise<void> {
    const customer = await customerModule.load();
    if (customer === null) {
      say({
        tone: 'info',
        text: messages.logInToFollow(name),
        action: { label: messages.logIn, run: () => void navigate(paths.login) },
      });
      return;
    }
    const isStillHere = async () => (await customerModule.load())?.id === customer.id;
    await toggle({ type, id }, isStillHere);
  }

  return <FollowButton name={name} following={following} onToggle={() => void press()} />;
}
