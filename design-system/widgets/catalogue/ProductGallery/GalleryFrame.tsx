import { media, vars } from '@otzar/tokens';
import { type ComponentPropsWithRef, type PointerEvent, useState } from 'react';
import styled from 'styled-components';
import * as messages from '#messages/widgets/catalogue/ProductGallery';
import { Picture, type PictureSource } from '../../../components/Picture/index.ts';
import { Icon } from '../../../foundations/icons/index.ts';
import { replay } from '../../../foundations/replay/index.ts';
import { useSwipe } from './useSwipe.ts';

interface GalleryFrameProps extends ComponentPropsWithRef<'div'> {
  picture: PictureSource | undefined;
  /** Told that a finger pushed the picture away: `1` onward, `-1` back. */
  onStep: (way: 1 | -1) => void;
  /** Told that the shopper wants the whole screen. */
  onZoom: () => void;
}

/*
 * The button's click area is the whole picture, so the picture lies behind it: a mouse that rests there
 * looks closer at what it points at, a click or a tap opens the viewer, a finger pushes the picture away.
 */
const Frame = styled.div`
  --tallest: none;
  --fit: cover;
  position: relative;
  isolation: isolate;
  display: grid;
  overflow: hidden;
  border-radius: ${vars.radius.large};
  background: ${vars.color.surface.sunken};

  > * {
    grid-area: 1 / 1;
    min-inline-size: 0;
  }

  picture {
    z-index: -1;
    transform-origin: var(--zoom-x, 50%) var(--zoom-y, 50%);
    translate: var(--pushed, 0) 0;
    transition: scale ${vars.motion.duration.medium} ${vars.motion.easing.standard};
  }

  img {
    aspect-ratio: 6 / 7;
    max-block-size: var(--tallest);
    object-fit: var(--fit);
    border-radius: 0;
  }

  &[data-whole] img {
    object-fit: contain;
  }

  button {
    display: inline-flex;
    place-self: start end;
    align-items: center;
    gap: ${vars.space[2]};
    min-block-size: ${vars.size.control};
    margin: ${vars.space[3]};
    padding-inline: ${vars.space[4]};
    border: ${vars.border.hairline} solid ${vars.color.line.strong};
    border-radius: ${vars.radius.pill};
    background: ${vars.color.surface.raised};
    font-size: ${vars.font.size[-1]};
    font-weight: ${vars.font.weight.medium};
    cursor: zoom-in;
    touch-action: pan-y;
  }

  button::before {
    content: '';
    position: absolute;
    inset: 0;
  }

  button:focus-visible {
    outline: none;
  }

  button:focus-visible::before {
    border: ${vars.border.focus} solid ${vars.color.focus};
    border-radius: ${vars.radius.large};
  }

  /* The words stand below it: it is shown whole, and leaves them room on the first screen. */
  @media not ${media.desktop} {
    --tallest: 46svh;
    --fit: contain;
  }

  @media ${media.hover} {
    &[data-near]:has(button:hover) picture {
      scale: 2;
    }
  }
`;

/** A picture about as tall as the frame fills it, losing a little at its edges; any other is shown whole. */
const fills = ({ width, height }: PictureSource): boolean =>
  width / height > 0.7 && width / height < 0.95;

/** The picture that is chosen, and the ways to see more of it. */
export function GalleryFrame({ picture, onStep, onZoom, ...rest }: GalleryFrameProps) {
  const [close, setClose] = useState(false);
  const swipe = useSwipe({ onStep, onPinch: onZoom });

  const followMouse = (event: PointerEvent<HTMLElement>) => {
    const frame = event.currentTarget.parentElement;
    if (!frame || event.pointerType !== 'mouse') return;
    const { left, top, width, height } = frame.getBoundingClientRect();
    frame.style.setProperty('--zoom-x', `${((event.clientX - left) / width) * 100}%`);
    frame.style.setProperty('--zoom-y', `${((event.clientY - top) / height) * 100}%`);
    setClose(true);
  };

  return (
    <Frame
      data-whole={(picture && !fills(picture)) || undefined}
      // Not where the page came under a mouse that rests.
      data-near={close || undefined}
      {...rest}
    >
      <Picture
        key={picture?.src}
        picture={picture}
        priority
        sizes={close ? '90vw' : '(min-width: 770px) 42vw, 85vw'}
      />
      {picture && (
        <button
          ref={replay}
          type="button"
          aria-haspopup="dialog"
          {...swipe}
          onPointerMove={(event) => {
            followMouse(event);
            swipe.onPointerMove(event);
          }}
          onClick={onZoom}
        >
          <Icon name="zoom-in" size="small" />
          {messages.zoom}
        </button>
      )}
    </Frame>
  );
}
