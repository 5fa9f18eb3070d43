import { vars } from '@otzar/tokens';
import { type CSSProperties, type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import styled from 'styled-components';
import * as messages from '#messages/widgets/catalogue/ProductGallery';
import { IconButton } from '../../../components/IconButton/index.ts';
import { Picture, type PictureSource } from '../../../components/Picture/index.ts';
import { useMagnifier } from './useMagnifier.ts';

interface PictureViewerProps {
  pictures: readonly PictureSource[];
  /** The product's, which names the viewer. */
  title: string;
  index: number;
  onChoose: (index: number) => void;
  onClose: () => void;
}

const Screen = styled.dialog`
  position: fixed;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  max-inline-size: none;
  max-block-size: none;
  padding: 0;
  border: 0;
  background: ${vars.color.surface.page};
  color: ${vars.color.text.default};

  &[open] {
    display: grid;
    grid-template: auto minmax(0, 1fr) / minmax(0, 1fr);
  }

  .head {
    display: flex;
    align-items: center;
    gap: ${vars.space[1]};
    padding: ${vars.space[2]} ${vars.space[3]};
    border-block-end: ${vars.border.hairline} solid ${vars.color.line.default};
  }

  .head p {
    flex: 1;
    margin: 0;
    padding-inline-start: ${vars.space[2]};
    font-variant-numeric: tabular-nums;
  }

  output {
    min-inline-size: 5ch;
    text-align: center;
    font-variant-numeric: tabular-nums;
  }

  .stage {
    grid-area: 2 / 1;
    overflow: auto;
    overscroll-behavior: contain;
    touch-action: pan-x pan-y;
    cursor: zoom-in;
  }

  .stage:focus-visible {
    outline-offset: calc(-1 * ${vars.border.focus});
  }

  &[data-magnified] .stage {
    cursor: grab;
  }

  picture {
    inline-size: calc(100% * var(--magnified));
    block-size: calc(100% * var(--magnified));
    padding: ${vars.space[3]};
  }

  picture img {
    inline-size: auto;
    block-size: 100%;
    max-inline-size: 100%;
    margin-inline: auto;
    object-fit: contain;
    border-radius: 0;
  }

  [aria-disabled='true'] {
    opacity: 0.4;
    cursor: not-allowed;
  }

  .way {
    grid-area: 2 / 1;
    z-index: ${vars.zIndex.raised};
    align-self: center;
    justify-self: start;
    margin-inline: ${vars.space[3]};
    border: ${vars.border.hairline} solid ${vars.color.line.strong};
    background: ${vars.color.surface.raised};
  }

  .way + .way {
    justify-self: end;
  }
`;

/** How far an arrow key moves a magnified picture, in px. */
const PAN = 80;

const panned: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-PAN, 0],
  ArrowRight: [PAN, 0],
  ArrowUp: [0, -PAN],
  ArrowDown: [0, PAN],
};

/**
 * A product's pictures on the whole screen. The browser's own dialog holds the focus, closes on Escape and
 * gives the focus back, so nothing heavier comes along with the gallery.
 */
export function PictureViewer({ pictures, title, index, onChoose, onClose }: PictureViewerProps) {
  const screen = useRef<HTMLDialogElement>(null);
  const step = (way: 1 | -1) => {
    fit();
    onChoose((index + way + pictures.length) % pictures.length);
  };
  const { stage, scale, closer, further, fit, canCloser, canFurther } = useMagnifier(step);

  // Closed before it is taken away, so that the browser gives the focus back.
  useLayoutEffect(() => {
    const dialog = screen.current;
    dialog?.showModal();
    stage.current?.focus();
    return () => dialog?.close();
  }, [stage]);

  const zooms: Record<string, () => void> = { '+': closer, '=': closer, '-': further, '0': fit };
  const stepTo = (way: number) => {
    const rightToLeft = screen.current && getComputedStyle(screen.current).direction === 'rtl';
    step(way > 0 === rightToLeft ? -1 : 1);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const zoom = zooms[event.key];
    const pan = panned[event.key];
    if (zoom) zoom();
    else if (pan && scale > 1) stage.current?.scrollBy(...pan);
    else if (pan?.[0]) stepTo(pan[0]);
    else return;
    event.preventDefault();
  };

  return (
    <Screen
      ref={screen}
      aria-label={messages.picturesOf(title)}
      data-magnified={scale > 1 || undefined}
      style={{ '--magnified': scale } as CSSProperties}
      onCancel={onClose}
      onKeyDown={onKeyDown}
    >
      <div className="head">
        <p aria-live="polite">
          <bdi>{messages.place(index + 1, pictures.length)}</bdi>
        </p>
        <IconButton
          label={messages.zoomOut}
          icon="minus"
          aria-disabled={!canFurther}
          onClick={further}
        />
        <output>{Math.round(scale * 100)}%</output>
        <IconButton
          label={messages.zoomIn}
          icon="plus"
          aria-disabled={!canCloser}
          onClick={closer}
        />
        <IconButton label={messages.close} icon="close" onClick={onClose} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard must reach what scrolls */}
      <section ref={stage} className="stage" dir="ltr" tabIndex={0} aria-label={messages.picture}>
        <Picture
          key={pictures[index]?.src}
          picture={pictures[index]}
          priority
          sizes={`${100 * Math.ceil(scale)}vw`}
        />
      </section>
      {pictures.length > 1 && (
        <>
          <IconButton
            className="way"
            label={messages.previous}
            icon="chevron-start"
            onClick={() => step(-1)}
          />
          <IconButton
            className="way"
            label={messages.next}
            icon="chevron-end"
            onClick={() => step(1)}
          />
        </>
      )}
    </Screen>
  );
}
