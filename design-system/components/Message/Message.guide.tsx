import type { DoAndDont } from '../../guide.ts';
import { Button } from '../Button/index.ts';
import { Message } from './Message.tsx';

export const examples: readonly DoAndDont[] = [
  {
    right: {
      shows: () => (
        <Message tone="error" action={<Button intent="quiet">Try again</Button>}>
          We could not save your address. It is still in the form.
        </Message>
      ),
      because: 'What happened, what has become of the work, and what to do.',
    },
    wrong: {
      shows: () => <Message tone="error">Oops! An error occurred.</Message>,
      because: 'It excuses itself and helps nobody.',
    },
  },
  {
    right: {
      shows: () => (
        <Message tone="info">This book is sent from abroad and takes two weeks.</Message>
      ),
      because: 'A fact is in the tone of a fact.',
    },
    wrong: {
      shows: () => (
        <Message tone="error">This book is sent from abroad and takes two weeks.</Message>
      ),
      because: 'Nothing failed: an error is announced at once and alarms.',
    },
  },
];
