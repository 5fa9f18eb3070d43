import { Skeleton } from '../../../components/Skeleton/index.ts';
import { Page, type PageSkeletonProps } from './Page.tsx';
import { FormField, Summary, Title } from './parts.tsx';

const fields = ['a', 'b', 'c', 'd', 'e'];

/** A checkout page that is on its way. */
export function CheckoutSkeleton(props: PageSkeletonProps) {
  return (
    <Page {...props}>
      <Title />
      <div className="columns">
        <div className="main">
          {fields.map((field) => (
            <FormField key={field} />
          ))}
          <Skeleton shape="block" width="100%" height="control-large" />
        </div>
        <Summary />
      </div>
    </Page>
  );
}
