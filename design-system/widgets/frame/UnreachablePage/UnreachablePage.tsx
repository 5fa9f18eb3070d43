import { vars } from '@otzar/tokens';
import styled from 'styled-components';
import * as messages from '#messages/widgets/frame/UnreachablePage';
import { Button } from '../../../components/Button/index.ts';
import { PageNotice, type PageNoticeProps } from '../PageNotice/index.ts';
import { NoticeLinks } from '../PageNotice/NoticeLinks.tsx';

export interface UnreachablePageProps extends Omit<PageNoticeProps, 'mark' | 'children'> {
  onRetry: () => void;
  /** Pages that open all the same, the last visited first. */
  visited: { name: string; path: string }[];
}

const Visited = styled.nav`
  margin-block-start: ${vars.space[6]};

  h2 {
    margin-block: 0 ${vars.space[2]};
    font-size: ${vars.font.size[2]};
  }
`;

/** A page that has to wait for a connection; those that were visited are offered meanwhile. */
export function UnreachablePage({ onRetry, visited, ...rest }: UnreachablePageProps) {
  return (
    <PageNotice mark="…" {...rest}>
      <Button onClick={onRetry}>{messages.tryAgain}</Button>
      {visited.length > 0 && (
        <Visited aria-labelledby="visited-pages">
          <h2 id="visited-pages">{messages.visited}</h2>
          <NoticeLinks links={visited} dir="auto" />
        </Visited>
      )}
    </PageNotice>
  );
}
