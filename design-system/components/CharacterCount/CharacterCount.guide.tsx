import type { DoAndDont } from '../../guide.ts';
import { TextArea } from '../TextArea/index.ts';
import { TextField } from '../TextField/index.ts';
import { CharacterCount } from './CharacterCount.tsx';

export const examples: readonly DoAndDont[] = [
  {
    right: {
      shows: () => (
        <>
          <TextArea
            label="Engraving"
            name="count-right"
            hint="Up to 24 characters."
            defaultValue="For Ruth, with love"
          />
          <CharacterCount length={19} max={24} />
        </>
      ),
      because: 'The limit is close, and the hint has named it before.',
    },
    wrong: {
      shows: () => (
        <>
          <TextField label="Full name" name="count-wrong" defaultValue="Ruth Cohen" />
          <CharacterCount length={10} max={200} />
        </>
      ),
      because: 'Nobody comes near this limit: the count is noise.',
    },
  },
];
