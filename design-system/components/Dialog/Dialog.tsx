import { Dialog as Base } from '@base-ui/react/dialog';
import { vars } from '@otzar/tokens';
import styled from 'styled-components';
import { backdropStyles, PanelContent, type PanelProps, panelStyles } from './panel.tsx';

export type DialogProps = PanelProps;

const Backdrop = styled(Base.Backdrop)`
  ${backdropStyles}
`;

const Popup = styled(Base.Popup)`
  ${panelStyles}
  inset: 0;
  inline-size: min(${vars.size.dialog}, 100% - 2 * ${vars.space[4]});
  block-size: fit-content;
  max-block-size: calc(100% - 2 * ${vars.space[4]});
  margin: auto;
  border-radius: ${vars.radius.large};
  transition:
    translate ${vars.motion.duration.slow} ${vars.motion.easing.standard},
    opacity ${vars.motion.duration.medium} ${vars.motion.easing.standard};
  &[data-starting-style],
  &[data-ending-style] {
    opacity: 0;
    translate: 0 ${vars.space[4]};
  }
`;

/**
 * Asks or tells one thing in the middle of the screen. Load it lazily: its behaviour is heavier than
 * a page's first load can bear.
 */
export function Dialog({ open, onClose, title, footer, children, ...rest }: DialogProps) {
  return (
    <Base.Root open={open} onOpenChange={(next) => next || onClose()}>
      <Base.Portal>
        <Backdrop />
        <Popup {...rest}>
          <PanelContent title={title} footer={footer}>
            {children}
          </PanelContent>
        </Popup>
      </Base.Portal>
    </Base.Root>
  );
}
