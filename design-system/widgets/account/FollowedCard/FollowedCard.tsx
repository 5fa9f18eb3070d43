import { vars } from '@otzar/tokens';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled from 'styled-components';
import { Link } from '../../../foundations/link/index.ts';

export interface FollowedCardProps extends ComponentPropsWithRef<'article'> {
  name: string;
  /** Their name in Hebrew, where it is known. */
  hebName?: string | undefined;
  /** Where all that is theirs is. */
  path: string;
  /** The button that follows them. */
  action: ReactNode;
}

const Card = styled.article`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${vars.space[4]};
  padding: ${vars.space[4]};
  border: ${vars.border.hairline} solid ${vars.color.line.default};
  border-radius: ${vars.radius.medium};
  background: ${vars.color.surface.raised};
  overflow-wrap: anywhere;

  .initial {
    display: grid;
    place-items: center;
    inline-size: ${vars.space[12]};
    block-size: ${vars.space[12]};
    border-radius: ${vars.radius.pill};
    background: ${vars.color.surface.accent};
    color: ${vars.color.text.accent};
    font-family: ${vars.font.family.display};
    font-size: ${vars.font.size[2]};
  }

  .link {
    display: block;
    padding-block: ${vars.space[2]};
    color: ${vars.color.text.default};
    font-family: ${vars.font.family.display};
    font-size: ${vars.font.size[1]};
    line-height: ${vars.font.lineHeight.heading};
    text-decoration: none;
  }

  .link:hover {
    color: ${vars.color.text.accent};
    text-decoration: underline;
  }

  small {
    display: block;
    color: ${vars.color.text.muted};
    font-family: ${vars.font.family.display};
    font-size: ${vars.font.size[0]};
  }
`;

/** Somebody who is followed: who it is, the way to what is theirs, and the way to follow them no longer. */
export function FollowedCard({ name, hebName, path, action, ...rest }: FollowedCardProps) {
  return (
    <Card {...rest}>
      <span className="initial" aria-hidden="true">
        {[...name][0]}
      </span>
      <Link className="link" href={path}>
        <bdi>{name}</bdi>
        {hebName && (
          <small>
            <bdi lang="he" dir="rtl">
              {hebName}
            </bdi>
          </small>
        )}
      </Link>
      {action}
    </Card>
  );
}
