import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ScreenFrame } from '../../mocks/ScreenFrame.tsx';
import SelectGrade, { loader } from './select-grade.tsx';

const meta = {
  title: 'Screens/School/Select your grade',
  component: ScreenFrame,
  args: {
    at: '/school/select-your-grade/1',
    screen: { path: '/school/select-your-grade/:grade_id?', Component: SelectGrade, loader },
  },
  parameters: {
    layout: 'fullscreen',
    doesNotApply: {
      customer: 'A school’s lists are the same for everyone.',
      loading: 'The page before it stays until this one has come.',
    },
    guide: {
      use: 'The grades of a school, each with what its list holds and about costs.',
      instead: 'The list itself is the next step.',
      access: 'A list of links under the school’s name.',
    },
  },
} satisfies Meta<typeof ScreenFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['phone-only', 'state-guest'],
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Harbor Day School', level: 2 }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Grade 4/ })).toHaveTextContent(
      '5 items, about $120',
    );
    await expect(canvas.getByRole('link', { name: /^Kindergarten/ })).toHaveTextContent(
      'List of 2025–26',
    );
    await expect(await canvas.findByRole('contentinfo')).toBeVisible();
  },
};

export const Hebrew: Story = {
  tags: ['unpictured', 'state-hebrew'],
  globals: { direction: 'rtl' },
  parameters: { scenario: 'hebrew' },
  args: { at: '/school/select-your-grade/8' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /כיתה ד׳/ })).toBeVisible();
  },
};

export const Empty: Story = {
  tags: ['unpictured', 'state-empty'],
  parameters: { scenario: 'empty' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No lists yet' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Choose another school' })).toBeVisible();
  },
};

export const Unknown: Story = {
  tags: ['unpictured', 'state-error'],
  args: { at: '/school/select-your-grade/999' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'This page is not on our shelves' }),
    ).toBeVisible();
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
