import { vars } from '@otzar/tokens';
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import * as messages from '#messages/widgets/frame/SkipLink';
import { visuallyHidden } from '../../../foundations/visually-hidden/index.ts';

export interface SkipLinkProps extends ComponentPropsWithRef<'a'> {
  /** The hash of what it leads to, e.g. `#content`. */
  href: string;
}

const Skip = styled.a`
  position: absolute;
  inset-block-start: ${vars.space[2]};
  inset-inline-start: ${vars.space[2]};
  z-index: ${vars.zIndex.message};
  padding: ${vars.space[3]} ${vars.space[4]};
  border-radius: ${vars.radius.small};
  background: ${vars.color.surface.inverse};
  color: ${vars.color.text.inverse};

  &:not(:focus) {
    ${visuallyHidden}
    padding: 0;
  }
`;

/** The first stop of a keyboard: past the header to the content. Seen only while it has focus. */
export function SkipLink({ children = messages.skip, ...rest }: SkipLinkProps) {
  return <Skip {...rest}>{children}</Skip>;
}
