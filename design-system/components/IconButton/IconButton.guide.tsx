import type { DoAndDont } from '../../guide.ts';
import { Button } from '../Button/index.ts';
import { IconButton } from './IconButton.tsx';

export const examples: readonly DoAndDont[] = [
  {
    right: {
      shows: () => (
        <>
          <IconButton icon="search" label="Search" />{' '}
          <IconButton icon="bag" label="Bag" badge="2" />
        </>
      ),
      because: 'Everybody knows these drawings.',
    },
    wrong: {
      shows: () => (
        <>
          <IconButton icon="feather" label="Personalize" />{' '}
          <IconButton icon="box" label="Start a return" />
        </>
      ),
      because: 'Nobody guesses what these do.',
    },
  },
  {
    right: {
      shows: () => (
        <Button intent="secondary" icon="feather">
          Personalize
        </Button>
      ),
      because: 'Where there is room for a word: Button, with the drawing beside it.',
    },
    wrong: {
      shows: () => <IconButton icon="trash" label="Delete address" />,
      because: 'What cannot be undone says in words what it does.',
    },
  },
];
