import type { StoryContext } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

type Shown = Pick<StoryContext, 'canvas'>;

/** While what a customer's screen asks for is on its way, it says so. */
export async function showsLoading({ canvas }: Shown): Promise<void> {
  await waitFor(() => expect(canvas.getByText('Loading the page')).toBeInTheDocument());
}

/**
 * The shop is out of order: a customer's screen says so, and offers to try again.
 * @param sentence what could not be loaded, as its heading has it
 */
export const showsFailure =
  (sentence: string) =>
  async ({ canvas }: Shown): Promise<void> => {
    await expect(await canvas.findByRole('heading', { name: sentence })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  };
