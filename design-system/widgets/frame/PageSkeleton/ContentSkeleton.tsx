import { Page, type PageSkeletonProps } from './Page.tsx';
import { Paragraph, Title } from './parts.tsx';

/** A page of words that is on its way. */
export function ContentSkeleton(props: PageSkeletonProps) {
  return (
    <Page {...props}>
      <div className="prose">
        <Title />
        <Paragraph />
        <Paragraph />
        <Paragraph />
      </div>
    </Page>
  );
}
