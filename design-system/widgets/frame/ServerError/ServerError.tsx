import * as messages from '#messages/widgets/frame/ServerError';
import { Button } from '../../../components/Button/index.ts';
import { PageNotice, type PageNoticeProps } from '../PageNotice/index.ts';

export interface ServerErrorProps extends Omit<PageNoticeProps, 'mark' | 'children'> {
  /** Told to try again; without it there is no button. */
  onRetry?: () => void;
}

/** The shop failed, and says so without blaming anybody. */
export function ServerError({ onRetry, ...rest }: ServerErrorProps) {
  return (
    <PageNotice mark="500" {...rest}>
      {onRetry && <Button onClick={onRetry}>{messages.tryAgain}</Button>}
    </PageNotice>
  );
}
