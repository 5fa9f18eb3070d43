import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { samplePictures } from './Picture.examples.ts';
import { Picture } from './Picture.tsx';

test('a browser chooses the width of an AVIF, and one that does not know them gets a picture all the same', () => {
  const { container } = render(
    <Picture picture={samplePictures.mug} sizes="80px" widths={[160, 240]} />,
  );
  const image = screen.getByRole('img', { name: 'A red mug' });
  expect(image).toHaveAttribute('src', '/media/sample/mug-640.webp');
  expect(image).not.toHaveAttribute('srcset');
  const sources = [...container.querySelectorAll('source')];
  expect(sources.map(({ type, srcset }) => ({ type, srcset }))).toEqual([
    {
      type: 'image/avif',
      srcset: '/media/sample/mug-160.avif 160w, /media/sample/mug-240.avif 240w',
    },
  ]);
});
