import { LinkList } from '@otzar/design-system/widgets/frame/LinkList';
import { PageColumns } from '@otzar/design-system/widgets/frame/PageColumns';
import { GiftReturnLookup } from '@otzar/design-system/widgets/orders/GiftReturnLookup';
import { useNavigate } from 'react-router-dom';
import { titled } from '../../brand.ts';
import { ReturnProgress } from '../../features/return/ReturnProgress.tsx';
import { useLookup } from '../../features/return/useLookup.ts';
import { paths } from '../../paths.ts';
import { returnPaths } from '../../return-paths.ts';
import type { Route } from './+types/gift-return';

export const meta: Route.MetaFunction = () => [
  { title: titled('Return a gift') },
  { name: 'robots', content: 'noindex' },
];

const more = [
  { name: 'Return something you ordered', path: returnPaths.lookup },
  { name: 'Return policy', path: paths.returnPolicy },
  { name: 'Contact us', path: paths.contactUs },
];

/** Where somebody returns what they were given, without seeing what it cost. */
export default function GiftReturnRoute() {
  const navigate = useNavigate();
  const { findGift, values, errors, failure, busy, change } = useLookup(
    () => void navigate(returnPaths.items),
  );
  return (
    <PageColumns
      title="Return a gift"
      lead={
        <>
          <ReturnProgress step="lookup" gift />
          <p>With the two numbers on your gift receipt. Whoever gave it to you is not told.</p>
        </>
      }
      aside={<LinkList title="Good to know" links={more} />}
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
