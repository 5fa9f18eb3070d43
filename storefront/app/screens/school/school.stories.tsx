import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { ScreenFrame } from '../../mocks/ScreenFrame.tsx';
import School, { loader } from './school.tsx';

const meta = {
  title: 'Screens/School/Find a school',
  component: ScreenFrame,
  args: { at: '/school', screen: { path: '/school', Component: School, loader } },
  parameters: {
    layout: 'fullscreen',
    doesNotApply: {
      customer: 'A school is found in the same way by everyone.',
      empty: 'A form has nothing to list.',
      loading: 'The page before it stays until this one has come.',
      hebrew:
        'Its words are the shop’s own, which are English; schools have names in Hebrew one step later.',
    },
    guide: {
      use: 'The way into school supplies: where the school is.',
      instead: 'Whoever wants pens without a list goes to the School department.',
      access: 'A named form that works as it is; a wrong field says why, and takes the focus.',
    },
  },
} satisfies Meta<typeof ScreenFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['phone-only', 'state-guest'],
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('heading', { name: 'School supplies', level: 1 })).toBeVisible(),
    );
    await expect(canvas.getByRole('form', { name: 'Find your school' })).toBeVisible();
    await expect(await canvas.findByRole('contentinfo')).toBeVisible();
  },
};

/** What is wrong is told before anybody waits, and what was typed stays. */
export const Wrong: Story = {
  tags: ['unpictured', 'state-error'],
  play: async ({ canvas, userEvent }) => {
    const zip = await canvas.findByRole('textbox', { name: 'ZIP code' });
    await userEvent.type(zip, 'abc{Enter}');
    const line = await canvas.findByRole('link', { name: 'Please enter a zip code of 5 digits.' });
    await expect(zip).toHaveAccessibleDescription('Error: Please enter a zip code of 5 digits.');
    await expect(zip).toHaveValue('abc');
    await userEvent.click(line);
    await expect(zip).toHaveFocus();
  },
};

export const WrongAddress: Story = {
  tags: ['unpictured', 'state-error'],
  args: { at: '/school?country=FR&zip=75004' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/We have no school in France yet/)).toBeVisible();
  },
};

export const Failed: Story = {
  tags: ['unpictured', 'state-error'],
  parameters: { scenario: 'failed' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Something went wrong on our side' }),
    ).toBeVisible();
  },
};
