import { Skeleton } from '../../../components/Skeleton/index.ts';
import { Page, type PageSkeletonProps } from './Page.tsx';
import { Line, Summary, Title } from './parts.tsx';

const steps = ['a', 'b', 'c', 'd'];

/** An order that is on its way: its number, how far it is, its lines and figures. */
export function OrderSkeleton(props: PageSkeletonProps) {
  return (
    <Page {...props}>
      <div>
        <Title />
        <Skeleton width="50%" />
      </div>
      <div className="steps">
        {steps.map((step) => (
          <div key={step}>
            <Skeleton shape="circle" width="icon" height="icon" />
            <Skeleton width="80%" />
          </div>
        ))}
      </div>
      <div className="columns">
        <div className="main">
          <Line />
          <Line />
        </div>
        <Summary />
      </div>
    </Page>
  );
}
