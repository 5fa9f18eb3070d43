import { media, vars } from '@otzar/tokens';
import { type ComponentPropsWithRef, type RefObject, useEffect, useState } from 'react';
import styled from 'styled-components';
import { Button } from '../../../components/Button/index.ts';
import { languageOf } from '../../../foundations/language-of/index.ts';

export interface StickyBuyBarProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** The product's. */
  title: string;
  /** Its Hebrew title, shown where the product is read in Hebrew. */
  hebTitle?: string | undefined;
  /** The language the product is read in. */
  language?: 'eng' | 'heb';
  /** Formatted, of what is chosen now. */
  price: string;
  /** Told that the shopper puts it in the bag. */
  onAdd: () => void;
  /** Whether adding is under way. */
  busy: boolean;
  /** Whether it cannot be bought. */
  disabled: boolean;
  /** As on the buy panel. */
  addLabel: string;
  /** The buy panel: the bar shows while the panel's own button is out of sight. */
  panel: RefObject<Element | null>;
}

const Bar = styled.div`
  position: fixed;
  inset-block-end: 0;
  inset-inline: 0;
  z-index: ${vars.zIndex.sticky};
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${vars.space[4]};
  padding: ${vars.space[2]} ${vars.space.gutter};
  padding-block-end: max(${vars.space[2]}, env(safe-area-inset-bottom));
  border-block-start: ${vars.border.hairline} solid ${vars.color.line.default};
  background: ${vars.color.surface.raised};
  transition:
    transform ${vars.motion.duration.slow} ${vars.motion.easing.standard},
    visibility ${vars.motion.duration.slow};

  &[data-away] {
    transform: translateY(100%);
    visibility: hidden;
  }

  p {
    margin: 0;
    overflow: hidden;
    font-size: ${vars.font.size[-1]};
    line-height: ${vars.font.lineHeight.heading};
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  strong {
    display: block;
    font-size: ${vars.font.size[0]};
    font-weight: ${vars.font.weight.bold};
  }

  /* Where bars give way it would only repeat, at its place in the page, what stands above. */
  @media ${media.short} {
    overflow: hidden;
    block-size: 0;
    padding-block: 0;
    border: 0;
    visibility: hidden;
  }

  @media ${media.desktop} {
    display: none;
  }
`;

/**
 * The buy panel's button within the thumb's reach. It only repeats what the panel offers, so it
 * stays out of the tab order and of the accessibility tree: there is one "Add to bag" to find.
 */
export function StickyBuyBar({
  title,
  hebTitle,
  language = 'eng',
  price,
  onAdd,
  busy,
  disabled,
  addLabel,
  panel,
  ...rest
}: StickyBuyBarProps) {
  const [buttonInSight, setButtonInSight] = useState(true);
  const hebrew = language === 'heb' ? hebTitle : undefined;

  useEffect(() => {
    const button = panel.current?.querySelector('[type="submit"]');
    if (!button) return;
    const observer = new IntersectionObserver(([entry]) =>
      setButtonInSight(entry?.isIntersecting ?? true),
    );
    observer.observe(button);
    return () => observer.disconnect();
  }, [panel]);

  return (
    <Bar
      aria-hidden="true"
      data-buy-bar
      data-covers="below"
      data-away={buttonInSight || undefined}
      {...rest}
    >
      <p dir={hebrew ? 'rtl' : 'auto'}>
        <span {...(hebrew ? { lang: 'he' } : languageOf(title))}>{hebrew ?? title}</span>
        <strong>{price}</strong>
      </p>
      <Button intent="primary" tabIndex={-1} busy={busy} disabled={disabled} onClick={onAdd}>
        {addLabel}
      </Button>
    </Bar>
  );
}
