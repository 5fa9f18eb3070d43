import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/** Answers with a password where a customer is asked to log in again. */
export const typePassword = async (password: string) => {
  await userEvent.type(screen.getByLabelText('Password'), password);
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
};
