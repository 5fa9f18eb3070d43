import { vars } from '@otzar/tokens';
import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import * as messages from '#messages/widgets/catalogue/DidYouMean';
import { Link } from '../../../foundations/link/index.ts';

export interface DidYouMeanProps extends ComponentPropsWithRef<'div'> {
  /** Whether what is shown only looks like what was typed. */
  guessed?: boolean;
  /** Other words, and where they are searched for. */
  instead?: { words: string; href: string };
}

const Note = styled.div`
  padding-inline-start: ${vars.space[4]};
  border-inline-start: ${vars.border.thick} solid ${vars.color.decoration.gold};
  overflow-wrap: anywhere;

  p {
    margin: 0;
  }

  .guessed {
    color: ${vars.color.text.muted};
  }

  .link {
    display: inline-block;
    padding-block: ${vars.space[2]};
    font-weight: ${vars.font.weight.medium};
  }
`;

/** Above the results of a search: that they are guesses, and what may have been meant. */
export function DidYouMean({ guessed = false, instead, ...rest }: DidYouMeanProps) {
  if (!guessed && !instead) return null;
  return (
    <Note role="note" {...rest}>
      {guessed && <p className="guessed">{messages.guessed}</p>}
      {instead && (
        <p>
          {messages.didYouMean[0]}
          <Link className="link" href={instead.href}>
            <bdi>{instead.words}</bdi>
          </Link>
          {messages.didYouMean[1]}
        </p>
      )}
    </Note>
  );
}
