import { media, vars } from '@otzar/tokens';
import { type ComponentPropsWithRef, useState } from 'react';
import styled from 'styled-components';
import * as messages from '#messages/widgets/store/VirtualTour';
import { IconButton } from '../../../components/IconButton/index.ts';
import { replay } from '../../../foundations/replay/index.ts';
import { usePanorama } from './usePanorama.ts';

export interface VirtualTourProps extends Omit<ComponentPropsWithRef<'figure'>, 'children'> {
  /** A picture of the whole room in one file; without one the frame says that it is on its way. */
  picture?: {
    /** Its address. */
    src: string;
    /** Natural width in px: several times its height. */
    width: number;
    /** Natural height in px. */
    height: number;
    /** What is seen in it, from one end to the other. */
    alt: string;
  };
  /** Where it is worth looking; `at` is how far along the picture, from 0 to 1. */
  places?: readonly { name: string; at: number }[];
}

const Frame = styled.figure`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space[4]};
  margin: 0;

  .window {
    position: relative;
  }

  .view {
    overflow: auto;
    block-size: clamp(${vars.size.sidebar}, 60vh, ${vars.size.dialog});
    border: ${vars.border.hairline} solid ${vars.color.line.strong};
    border-radius: ${vars.radius.medium};
    background: ${vars.color.surface.sunken};
    cursor: grab;
    overscroll-behavior-inline: contain;
    scroll-behavior: smooth;
    scrollbar-width: none;
    user-select: none;
  }

  .view[data-dragging='true'] {
    cursor: grabbing;
  }

  @media ${media.reducedMotion} {
    .view {
      scroll-behavior: auto;
    }
  }

  img {
    max-inline-size: none;
    inline-size: auto;
    pointer-events: none;
  }

  .tools {
    position: absolute;
    inset-block-end: ${vars.space[4]};
    inset-inline: 0;
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    inline-size: fit-content;
    max-inline-size: 100%;
    margin-inline: auto;
    padding: ${vars.space[1]};
    border: ${vars.border.hairline} solid ${vars.color.line.strong};
    border-radius: ${vars.size.control};
    background: ${vars.color.surface.raised};
  }

  .places {
    display: flex;
    flex-wrap: wrap;
    gap: ${vars.space[2]};
    margin: 0;
    padding: 0;
    list-style: none;
  }

  .places button {
    min-block-size: ${vars.size.control};
    padding-inline: ${vars.space[4]};
    border: ${vars.border.hairline} solid ${vars.color.line.strong};
    border-radius: ${vars.radius.pill};
    background: ${vars.color.surface.raised};
    font-size: ${vars.font.size[-1]};
    text-align: start;
    overflow-wrap: anywhere;
    cursor: pointer;
  }

  .places button:hover {
    border-color: ${vars.color.text.default};
  }

  p {
    display: grid;
    place-content: center;
    block-size: 100%;
    margin: 0;
    padding: ${vars.space[6]};
    color: ${vars.color.text.muted};
    text-align: center;
  }
`;

/** A look round the store: drag it, use the arrow keys, come closer, or go to a place by its name. */
export function VirtualTour({ picture, places = [], ...rest }: VirtualTourProps) {
  const { view, zoom, zoomBy, look, lookAt, nearest, closest, dragging, handlers } = usePanorama();

  const [brokenSrc, setBrokenSrc] = useState<string>();

  if (!picture || picture.src === brokenSrc) {
    return (
      <Frame {...rest}>
        <div className="view">
          <p>{picture ? messages.didNotLoad : messages.isBeingDrawn}</p>
        </div>
      </Frame>
    );
  }
  return (
    <Frame {...rest}>
      {/* A picture has no reading direction: left is left in every language. */}
      <div className="window" dir="ltr">
        <section
          ref={view}
          className="view"
          aria-label={messages.tour}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keys
          tabIndex={0}
          data-dragging={dragging}
          {...handlers}
        >
          <img
            {...picture}
            alt={picture.alt}
            style={{ blockSize: `${zoom * 100}%` }}
            onError={() => setBrokenSrc(picture.src)}
          />
        </section>
        <div className="tools">
          <IconButton label={messages.lookLeft} icon="chevron-start" onClick={() => look(-1, 0)} />
          <IconButton
            label={messages.zoomOut}
            icon="minus"
            disabled={nearest}
            onClick={() => zoomBy(-1)}
          />
          <IconButton
            label={messages.zoomIn}
            icon="plus"
            disabled={closest}
            onClick={() => zoomBy(1)}
          />
          <IconButton label={messages.lookRight} icon="chevron-end" onClick={() => look(1, 0)} />
        </div>
      </div>
      {places.length > 0 && (
        <ul className="places" aria-label={messages.places}>
          {places.map((place) => (
            <li key={place.name}>
              <button ref={replay} type="button" dir="auto" onClick={() => lookAt(place.at)}>
                {place.name}
              </button>
            </li>
          ))}
        </ul>
      )}
    </Frame>
  );
}
