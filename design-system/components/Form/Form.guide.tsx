import type { DoAndDont } from '../../guide.ts';
import { TextField } from '../TextField/index.ts';
import { Form } from './Form.tsx';

export const examples: readonly DoAndDont[] = [
  {
    right: {
      shows: () => (
        <Form
          aria-label="News"
          submitLabel="Keep me posted"
          failure="We could not reach the shop. What you typed is still here: try again."
          onSubmit={() => {}}
        >
          <TextField label="Email" name="form-right-email" defaultValue="noa@example.com" />
        </Form>
      ),
      because:
        'The button says what it does; a failure says what to do, and nothing typed is lost.',
    },
    wrong: {
      shows: () => (
        <Form aria-label="News" submitLabel="Submit" failure="Failed." onSubmit={() => {}}>
          <TextField label="Email" name="form-wrong-email" />
        </Form>
      ),
      because: '“Submit” names no outcome, “Failed.” no way on, and the field was emptied.',
    },
  },
];
