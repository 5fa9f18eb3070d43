import { vars } from '@otzar/tokens';
import { type ComponentPropsWithRef, useId, useState } from 'react';
import styled from 'styled-components';
import * as messages from '#messages/widgets/catalogue/ProductGallery';
import type { PictureSource } from '../../../components/Picture/index.ts';
import { GalleryFrame } from './GalleryFrame.tsx';
import { PictureViewer } from './PictureViewer.tsx';
import { Thumbnails } from './Thumbnails.tsx';

export interface ProductGalleryProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  /** The first is shown until another is chosen; without any a blank book is drawn. */
  pictures: readonly PictureSource[];
  /** The product's, which names the gallery. */
  title: string;
}

const Gallery = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space[3]};
  align-content: start;
`;

/**
 * A product's pictures; the first is there before the page wakes up. A mouse looks closer inside the
 * frame; a tap, a pinch and the Zoom button open them on the whole screen.
 */
export function ProductGallery({ pictures, title, ...rest }: ProductGalleryProps) {
  const id = useId();
  const [chosen, setChosen] = useState(0);
  const [zoomed, setZoomed] = useState(false);
  const last = pictures.length - 1;
  const index = Math.min(chosen, Math.max(last, 0));
  const step = (way: 1 | -1) => setChosen(Math.max(0, Math.min(index + way, last)));
  const several = pictures.length > 1;

  return (
    <Gallery aria-label={messages.picturesOf(title)} {...rest}>
      <GalleryFrame
        {...(several && {
          role: 'tabpanel',
          id: `${id}-frame`,
          'aria-labelledby': `${id}-tab-${index}`,
        })}
        picture={pictures[index]}
        onStep={step}
        onZoom={() => setZoomed(true)}
      />
      {several && (
        <Thumbnails
          id={id}
          label={messages.picturesOf(title)}
          pictures={pictures}
          index={index}
          onChoose={setChosen}
        />
      )}
      {zoomed && (
        <PictureViewer
          pictures={pictures}
          title={title}
          index={index}
          onChoose={setChosen}
          onClose={() => setZoomed(false)}
        />
      )}
    </Gallery>
  );
}
