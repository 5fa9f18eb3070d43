import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { RadioCards } from '../RadioCards/index.ts';
import { Form } from './index.ts';

function Ways() {
  const [error, setError] = useState<string>();
  return (
    <Form submitLabel="Go on" onSubmit={() => setError('Please choose a way.')}>
      <RadioCards
        legend="Which way?"
        name="way"
        value=""
        options={[
          { value: 'sea', title: 'By sea', disabled: true },
          { value: 'land', title: 'By land' },
        ]}
        error={error}
        onChange={() => undefined}
      />
    </Form>
  );
}

test('a choice that was not made takes the focus, at the first that can be chosen', async () => {
  render(<Ways />);
  await userEvent.click(screen.getByRole('button', { name: 'Go on' }));
  expect(screen.getByRole('radio', { name: 'By land' })).toHaveFocus();
});
