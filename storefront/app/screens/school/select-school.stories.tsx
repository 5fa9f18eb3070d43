import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { ScreenFrame } from '../../mocks/ScreenFrame.tsx';
import SelectSchool, { loader } from './select-school.tsx';

const meta = {
  title: 'Screens/School/Select your school',
  component: ScreenFrame,
  args: {
    at: '/school/select-your-school/US/10002',
    screen: {
      path: '/school/select-your-school/:country?/:zip?',
      Component: SelectSchool,
      loader,
    },
  },
  parameters: {
    layout: 'fullscreen',
    doesNotApply: {
      customer: 'The schools are the same for everyone.',
      loading: 'The page before it stays until this one has come.',
    },
    guide: {
      use: 'The schools near a zip code, and those of the rest of the country.',
      instead: 'One school has an address of its own: its grades.',
      access: 'Each list is a region with a name; each row is a link.',
    },
  },
} satisfies Meta<typeof ScreenFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['phone-only', 'state-guest'],
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('heading', { name: 'Select your school', level: 1 })).toBeVisible(),
    );
    await expect(canvas.getByRole('region', { name: 'Schools near 10002' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Harbor Day School' })).toHaveAttribute(
      'href',
      '/school/select-your-grade/1',
    );
    await expect(await canvas.findByRole('contentinfo')).toBeVisible();
  },
};

export const Hebrew: Story = {
  tags: ['unpictured', 'state-hebrew'],
  globals: { direction: 'rtl' },
  parameters: { scenario: 'hebrew' },
  args: { at: '/school/select-your-school/IL/9414101' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'בית ספר אורנים' })).toBeVisible();
  },
};

/** No school near: the rest of the country, and a way to another zip code. */
export const NoneNear: Story = {
  tags: ['unpictured', 'state-empty'],
  args: { at: '/school/select-your-school/US/99950' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'No school near 99950' }),
    ).toBeVisible();
    await expect(
      canvas.getByRole('region', { name: 'Schools elsewhere in the United States' }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Try another zip code' })).toBeVisible();
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
