import { LinkList } from '@otzar/design-system/widgets/frame/LinkList';
import { PageColumns } from '@otzar/design-system/widgets/frame/PageColumns';
import { GiftReturnLookup } from '@otzar/design-system/widgets/orders/GiftReturnLookup';
import { useNavigate } from 'react-router-dom';
import * as messages from '#messages/screens/return';
import { titled } from '../../brand.ts';
import { ReturnProgress } from '../../features/return/ReturnProgress.tsx';
import { useLookup } from '../../features/return/useLookup.ts';
import { paths } from '../../paths.ts';
import { returnPaths } from '../../return-paths.ts';
import type { Route } from './+types/gift-return';

export const meta: Route.MetaFunction = () => [
  { title: titled(messages.returnGift) },
  { name: 'robots', content: 'noindex' },
];

const more = [
  { name: messages.returnOrdered, path: returnPaths.lookup },
  { name: messages.returnPolicy, path: paths.returnPolicy },
  { name: messages.contactUs, path: paths.contactUs },
];

/** Where somebody returns what they were given, without seeing what it cost. */
export default function GiftReturnRoute() {
  const navigate = useNavigate();
  const { findGift, values, errors, failure, busy, change } = useLookup(
    () => void navigate(returnPaths.items),
  );
  return (
    <PageColumns
      title={messages.returnGift}
      lead={
        <>
          <ReturnProgress step="lookup" gift />
          <p>{messages.twoNumbers}</p>
        </>
      }
      aside={<LinkList title={messages.goodToKnow} links={more} />}
    >
      <GiftReturnLookup
        values={values}
        errors={errors}
        failure={failure}
        busy={busy}
        onChange={(name, value) => change(name, value, true)}
        onSubmit={() => void findGift()}
      />
    </PageColumns>
  );
}
