import { vars } from '@otzar/tokens';
import { type ComponentPropsWithRef, useEffect, useRef } from 'react';
import styled from 'styled-components';
import * as messages from '#messages/widgets/bag/RemovedLine';
import { Button } from '../../../components/Button/index.ts';

export interface RemovedLineProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** The product's. */
  title: string;
  /** Told that the shopper wants it back. */
  onUndo: () => void;
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${vars.space[2]} ${vars.space[4]};
  padding-block: ${vars.space[3]};
  border-block-end: ${vars.border.hairline} solid ${vars.color.line.default};
  color: ${vars.color.text.muted};

  p {
    flex: 1;
    min-inline-size: 0;
    margin: 0;
    overflow-wrap: anywhere;
  }
`;

/**
 * Stands where a line was, until the shopper leaves. It takes the focus as it comes, so that it is read out and the next
 * Tab is Undo.
 */
export function RemovedLine({ title, onUndo, ...rest }: RemovedLineProps) {
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => text.current?.focus(), []);
  return (
    <Row {...rest}>
      <p ref={text} tabIndex={-1} dir="auto">
        <bdi>{title}</bdi>
        {messages.wasRemoved}
      </p>
      <Button intent="quiet" onClick={onUndo}>
        {messages.undo}
      </Button>
    </Row>
  );
}
