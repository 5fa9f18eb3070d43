import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { galleryOf } from '../../gallery.tsx';
import { examples } from './TextArea.guide.tsx';
import { TextArea } from './TextArea.tsx';

const meta = {
  title: 'Components/TextArea',
  component: TextArea,
  args: { label: 'Gift message', name: 'message' },
  parameters: {
    guide: {
      use: 'For a message of more than a line.',
      instead: '`TextField` for one line.',
      access: 'As `TextField`; say in the hint how much fits.',
      examples,
    },
  },
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Gift message' });
    await userEvent.type(field, 'Mazal tov!');
    await expect(field).toHaveValue('Mazal tov!');
  },
};

export const WithHintAndError: Story = {
  args: {
    hint: 'Up to 200 letters.',
    optional: true,
    error: 'Shorten the message by 12 letters.',
  },
};

export const Hebrew: Story = {
  globals: { direction: 'rtl' },
  args: {
    label: 'ברכה אישית',
    lang: 'he',
    defaultValue: 'לרות היקרה, מזל טוב ליום הולדתך. שתמיד יהיה ספר טוב ליד המיטה. באהבה, סבא וסבתא',
  },
};

export const Gallery: StoryObj = {
  tags: ['gallery', '!autodocs'],
  ...galleryOf(() => import('./TextArea.stories.tsx')),
};
