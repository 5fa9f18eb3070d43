import { Skeleton } from '../../../components/Skeleton/index.ts';
import { Page, type PageSkeletonProps } from './Page.tsx';
import { Card, Title } from './parts.tsx';

const cards = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** A listing that is on its way. */
export function ListingSkeleton(props: PageSkeletonProps) {
  return (
    <Page {...props}>
      <div>
        <Title />
        <Skeleton width="60%" />
      </div>
      <div className="cards">
        {cards.map((card) => (
          <Card key={card} />
        ))}
      </div>
    </Page>
  );
}
