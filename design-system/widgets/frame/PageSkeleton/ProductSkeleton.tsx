import { Skeleton } from '../../../components/Skeleton/index.ts';
import { Page, type PageSkeletonProps } from './Page.tsx';
import { Paragraph } from './parts.tsx';

/** A product page that is on its way. */
export function ProductSkeleton(props: PageSkeletonProps) {
  return (
    <Page {...props}>
      <Skeleton width="30%" />
      <div className="halves">
        <Skeleton shape="block" className="square" />
        <div className="main">
          <Skeleton shape="block" width="80%" height="control" />
          <div>
            <Skeleton width="40%" />
            <Skeleton width="20%" />
          </div>
          <Skeleton shape="block" width="100%" height="control-large" />
          <Paragraph />
        </div>
      </div>
    </Page>
  );
}
