import { media, vars } from '@otzar/tokens';
import { type ComponentPropsWithRef, useId } from 'react';
import styled from 'styled-components';
import * as messages from '#messages/widgets/frame/ConsentBar';
import { Button } from '../../../components/Button/index.ts';
import { Link } from '../../../foundations/link/index.ts';

export interface ConsentBarProps extends ComponentPropsWithRef<'section'> {
  /** What the shop is called. */
  shop: string;
  /** What the shopper wanted that another company brings; without it they are asked in general. */
  reason?: 'chat' | 'feedback' | undefined;
  /** What was said before. */
  chosen?: 'all' | 'needed' | undefined;
  /** Where it is told who helps, and with what. */
  privacyPath: string;
  /** Told that other companies may help. */
  onAccept: () => void;
  /** Told that only what the shop needs may be used. */
  onDecline: () => void;
}

const Bar = styled.section`
  padding: ${vars.space[4]} ${vars.space.gutter};
  background: ${vars.color.surface.raised};
  color: ${vars.color.text.default};
  font-size: ${vars.font.size[-1]};

  > div {
    display: grid;
    gap: ${vars.space[3]} ${vars.space[8]};
    max-inline-size: calc(${vars.size.page} - 2 * ${vars.space.gutter});
    margin-inline: auto;
  }

  h2 {
    margin: 0 0 ${vars.space[1]};
    font-size: ${vars.font.size[0]};
  }

  p {
    margin: 0;
    max-inline-size: 70ch;
    overflow-wrap: anywhere;
    text-wrap: pretty;
  }

  .link {
    color: inherit;
  }

  .choices {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(${vars.size.thumbnailLarge}, 100%), 1fr));
    gap: ${vars.space[2]};
  }

  @media ${media.desktop} {
    > div {
      grid-template-columns: minmax(0, 1fr) auto;
      align-items: center;
    }

    .choices {
      grid-template-columns: repeat(2, 1fr);
    }
  }
`;

const REASONS = {
  chat: messages.forChat,
  feedback: messages.forFeedback,
};

const CHOSEN = {
  all: messages.accepted,
  needed: messages.keptToNeeded,
};

/**
 * Asks, calmly and once, whether other companies may help the shop. Both answers weigh the same, and the shop
 * works the same with either.
 */
export function ConsentBar({
  shop,
  reason,
  chosen,
  privacyPath,
  onAccept,
  onDecline,
  ...rest
}: ConsentBarProps) {
  const id = useId();
  return (
    <Bar aria-labelledby={id} tabIndex={-1} {...rest}>
      <div>
        <div>
          <h2 id={id}>{messages.privacyChoices}</h2>
          <p>
            {reason ? REASONS[reason] : messages.offer(shop)} {chosen && `${CHOSEN[chosen]} `}
            <Link className="link" href={privacyPath}>
              {messages.privacyPolicy}
            </Link>
          </p>
        </div>
        <div className="choices">
          <Button intent="secondary" onClick={() => onDecline()}>
            {messages.onlyNeeded}
          </Button>
          <Button intent="secondary" onClick={() => onAccept()}>
            {messages.accept}
          </Button>
        </div>
      </div>
    </Bar>
  );
}
