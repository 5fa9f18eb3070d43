import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

const meta = {
  title: 'Foundations/Global style',
  tags: ['!autodocs'],
  parameters: {
    guide: {
      use: 'Loaded once, before everything: the ground, the two faces, headings, links, and the focus ring.',
      instead: 'Nothing instead. What one component needs stands in that component.',
      access:
        'The ring is 3 px, stands off what it surrounds, and nothing takes it away. Sizes are in rem and follow the reader’s own text size.',
    },
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Text: Story = {
  render: () => (
    <article>
      <h1>Books, gifts and school, in two languages</h1>
      <p>
        Running text is Heebo, headings are Frank Ruhl Libre, and{' '}
        <a href="/about/43">the way to us</a>, as every link, is the pomegranate of the house.
      </p>
      <h2>A second heading</h2>
      <h3>A third heading</h3>
      <h4>A fourth heading</h4>
    </article>
  ),
};

export const Hebrew: Story = {
  render: () => (
    <article lang="he" dir="rtl">
      <h1>ספרים, מתנות ובית ספר, בשתי שפות</h1>
      <p>
        הטקסט הרץ בהיבו, הכותרות בפרנק־רוהל, ו<a href="/about/43">הקישור</a> בצבע הרימון. שם לועזי
        כמו Otzar עומד במקומו בתוך השורה.
      </p>
    </article>
  ),
};

/** The ring is the browser's promise to whoever uses a keyboard; nothing takes it away. */
export const FocusRing: Story = {
  render: () => <a href="/bag">Bag</a>,
  play: async ({ canvas }) => {
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: 'Bag' });
    await expect(link).toHaveFocus();
    await expect(getComputedStyle(link).outlineWidth).toBe('3px');
  },
};
