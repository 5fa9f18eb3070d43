import { Page, type PageSkeletonProps } from './Page.tsx';
import { Line, Summary, Title } from './parts.tsx';

const lines = ['a', 'b', 'c'];

/** A bag that is being looked up in this browser or on the server. */
export function BagSkeleton(props: PageSkeletonProps) {
  return (
    <Page {...props}>
      <Title />
      <div className="columns">
        <div className="main">
          {lines.map((line) => (
            <Line key={line} />
          ))}
        </div>
        <Summary />
      </div>
    </Page>
  );
}
