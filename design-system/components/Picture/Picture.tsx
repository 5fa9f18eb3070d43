import { vars } from '@otzar/tokens';
import type { ComponentPropsWithRef } from 'react';
import { preload } from 'react-dom';
import styled, { css, type RuleSet } from 'styled-components';
import { variants } from '../../foundations/variants/index.ts';

/** The widths, in px, that every picture of the shop is kept in. */
export const pictureWidths = [160, 240, 320, 480, 640, 960, 1280] as const;

/** The width that a browser gets which does not know AVIF. */
const fallbackWidth = 640;

/** The shape of the placeholder where there is no picture: that of most covers. */
const missingShape = { width: 800, height: 1000 } as const;

export interface PictureSource {
  /** The address without its width and ending: `/media/covers/a-book`. */
  src: string;
  /** Natural width in px. */
  width: number;
  /** Natural height in px. */
  height: number;
  /** The colour shown until the picture is there. */
  tint: string;
  /** What it shows; empty where the text beside it says so already. */
  alt: string;
}

type PictureCrop = 'square';

export interface PictureProps extends Omit<ComponentPropsWithRef<'picture'>, 'children'> {
  /** Which picture; without one a blank book is drawn in its place, which says nothing to a screen reader. */
  picture?: PictureSource | undefined;
  /** How wide it is drawn, as the `sizes` attribute of an image. */
  sizes: string;
  /** Whether it is the screen's largest picture: fetched first and at once. */
  priority?: boolean;
  /** What of it is shown: all, or as much as fills a square. */
  crop?: PictureCrop;
  /** The widths offered to the browser, in px; all of them unless the picture is only ever small. */
  widths?: readonly number[];
}

const crops: Record<PictureCrop, RuleSet> = {
  square: css`
    img {
      aspect-ratio: 1;
      object-fit: cover;
    }
  `,
};

/*
 * An image has a before and an after only where there is nothing to show: no file, or one that does not
 * come. So the placeholder needs no script and stands before the page wakes up.
 */
const Frame = styled.picture`
  display: block;

  img {
    position: relative;
    display: block;
    inline-size: 100%;
    min-block-size: 0;
    block-size: auto;
    overflow: hidden;
    border-radius: ${vars.radius.small};
  }

  img::before {
    content: attr(alt);
    position: absolute;
    inset: 0;
    display: grid;
    align-items: end;
    padding: ${vars.space[3]};
    background: ${vars.color.surface.sunken};
    color: ${vars.color.text.muted};
    font-size: ${vars.font.size[-1]};
    line-height: ${vars.font.lineHeight.heading};
    text-align: center;
  }

  img::after {
    content: '';
    position: absolute;
    inset: 0;
    inline-size: 24%;
    aspect-ratio: 3 / 4;
    margin: auto;
    border: ${vars.border.thick} solid ${vars.color.line.strong};
    border-inline-start-width: ${vars.space[2]};
    border-radius: ${vars.radius.small};
  }

  ${variants('data-crop', crops)}
`;

/** A picture in the width that suits the screen, its place reserved while it loads. */
export function Picture({
  picture,
  sizes,
  priority = false,
  crop,
  widths = pictureWidths,
  ...rest
}: PictureProps) {
  if (!picture) {
    return (
      <Frame data-crop={crop} {...rest}>
        <img alt="" {...missingShape} />
      </Frame>
    );
  }
  const srcSet = widths.map((width) => `${picture.src}-${width}.avif ${width}w`).join(', ');
  const fallback = `${picture.src}-${fallbackWidth}.webp`;
  // A page's head names it then, before any script: an image among sources is found by nobody until its place is read.
  if (priority)
    preload(fallback, {
      as: 'image',
      type: 'image/avif',
      imageSrcSet: srcSet,
      imageSizes: sizes,
      fetchPriority: 'high',
    });
  return (
    <Frame data-crop={crop} {...rest}>
      <source type="image/avif" srcSet={srcSet} sizes={sizes} />
      <img
        src={fallback}
        alt={picture.alt}
        width={picture.width}
        height={picture.height}
        loading={priority ? 'eager' : 'lazy'}
        decoding={priority ? 'auto' : 'async'}
        fetchPriority={priority ? 'high' : 'auto'}
        style={{ backgroundColor: picture.tint }}
      />
    </Frame>
  );
}
