import { Skeleton } from '../../components/Skeleton/index.ts';
import { Page, type PageSkeletonProps } from './Page.tsx';
import { Title } from './parts.tsx';

const links = ['a', 'b', 'c', 'd'];
const cards = ['a', 'b', 'c'];

/** A page of the account that is on its way: the list of its pages, and cards. */
export function AccountSkeleton(props: PageSkeletonProps) {
  return (
    <Page {...props}>
      <div className="columns sided">
        <div className="side">
          {links.map((link) => (
            <Skeleton key={link} shape="block" height="control" />
          ))}
        </div>
        <div className="main">
          <Title />
          {cards.map((card) => (
            <Skeleton key={card} shape="block" width="100%" height="thumbnailLarge" />
          ))}
        </div>
      </div>
    </Page>
  );
}
