import { Skeleton } from '../../../components/Skeleton/index.ts';
import { Page, type PageSkeletonProps } from './Page.tsx';
import { Card, Title } from './parts.tsx';

const cards = ['a', 'b', 'c', 'd'];

/** The front page that is on its way: its opening, and the first shelf. */
export function HomeSkeleton(props: PageSkeletonProps) {
  return (
    <Page {...props}>
      <div className="halves">
        <div className="main">
          <div>
            <Skeleton shape="block" width="90%" height="control" />
            <br />
            <Skeleton shape="block" width="60%" height="control" />
          </div>
          <div>
            <Skeleton width="80%" />
            <Skeleton width="70%" />
          </div>
          <Skeleton shape="block" width="50%" height="control-large" />
        </div>
        <Skeleton shape="block" className="scene" />
      </div>
      <Title />
      <div className="cards">
        {cards.map((card) => (
          <Card key={card} />
        ))}
      </div>
    </Page>
  );
}
