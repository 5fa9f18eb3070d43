import { vars } from '@otzar/tokens';
import type { DoAndDont } from '../../guide.ts';
import { samplePictures } from './Picture.examples.ts';
import { Picture } from './Picture.tsx';

const narrow = { maxInlineSize: vars.size.sidebar };

export const examples: readonly DoAndDont[] = [
  {
    right: {
      shows: () => (
        <div style={narrow}>
          <Picture picture={samplePictures.mug} sizes="272px" />
        </div>
      ),
      because: 'Its sizes say how wide it is shown: a file that is wide enough comes.',
    },
    wrong: {
      shows: () => (
        <div style={narrow}>
          <Picture picture={samplePictures.mug} sizes="80px" />
        </div>
      ),
      because: 'Its sizes say less than that: a file too small is drawn out, and blurred.',
    },
  },
];
