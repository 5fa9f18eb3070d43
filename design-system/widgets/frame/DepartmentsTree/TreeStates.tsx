import { vars } from '@otzar/tokens';
import styled from 'styled-components';
import * as messages from '#messages/widgets/frame/DepartmentsTree';
import { Button } from '../../../components/Button/index.ts';
import { Message } from '../../../components/Message/index.ts';
import { Skeleton, type SkeletonProps } from '../../../components/Skeleton/index.ts';
import { VisuallyHidden } from '../../../foundations/visually-hidden/index.ts';

const Row = styled(Skeleton)`
  margin-block: ${vars.space[5]};
`;

const widths: SkeletonProps['width'][] = ['40%', '30%', '45%', '35%', '50%', '30%'];

/** Lines where the departments are about to come. */
export function DepartmentsLoading() {
  return (
    <>
      <VisuallyHidden role="status">{messages.loading}</VisuallyHidden>
      <div>
        {widths.map((width, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines are alike and never move
          <Row key={index} width={width} />
        ))}
      </div>
    </>
  );
}

const Stack = styled.div`
  display: grid;
  justify-items: start;
  gap: ${vars.space[4]};
`;

interface DepartmentsFailedProps {
  /** Why they could not be had, in a sentence. */
  failure: string;
  /** Asks for them again; without it there is no button. */
  onRetry?: () => void;
}

/** Says why there are no departments, and offers to ask again. */
export function DepartmentsFailed({ failure, onRetry }: DepartmentsFailedProps) {
  return (
    <Stack>
      <Message tone="error">{failure}</Message>
      {onRetry && (
        <Button intent="secondary" onClick={onRetry}>
          {messages.tryAgain}
        </Button>
      )}
    </Stack>
  );
}
