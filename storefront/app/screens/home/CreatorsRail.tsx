import type { Home } from '@otzar/contract/home';
import { CreatorCard } from '@otzar/design-system/widgets/catalogue/CreatorCard';
import { ProductRail } from '@otzar/design-system/widgets/catalogue/ProductRail';
import * as messages from '#messages/screens/home';
import { namesOf } from '../../platform/titles.ts';
import { FollowToggle } from '../creator/FollowToggle.tsx';

/** Whose works sell best, to look at and to follow. */
export function CreatorsRail({ creators }: Pick<Home, 'creators'>) {
  if (creators.length === 0) return null;
  return (
    <ProductRail title={messages.creatorsToFollow}>
      {creators.map(({ id, name, heb_name, path, count, image }) => (
        <li key={id}>
          <CreatorCard
            {...namesOf({ name, heb_name })}
            path={path}
            works={messages.works(count)}
            picture={image}
            action={<FollowToggle type="creator" id={id} name={namesOf({ name, heb_name }).name} />}
          />
        </li>
      ))}
    </ProductRail>
  );
}
