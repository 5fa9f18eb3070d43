import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { markupTitle, mixedTitle, title300 } from '../../../components/bad-input.examples.ts';
import { galleryOf } from '../../../gallery.tsx';
import { FreeShippingMessage } from '../../bag/FreeShippingMessage/index.ts';
import { CurrencySelect } from '../CurrencySelect/index.ts';
import { NewsletterForm } from '../NewsletterForm/index.ts';
import { SiteFooter } from './SiteFooter.tsx';

const meta = {
  title: 'Widgets/SiteFooter',
  component: SiteFooter,
  args: {
    columns: [
      {
        title: 'The shop',
        links: [
          { name: 'About Otzar', path: '/about/43' },
          { name: 'Contact us', path: '/contact-us' },
          { name: 'Store hours', path: '/store-information/hours' },
          { name: 'Store address', path: '/store-information/address' },
        ],
      },
      {
        title: 'Ordering',
        links: [
          { name: 'Your bag', path: '/bag', icon: 'bag' },
          { name: 'Shipping policy', path: '/shipping-policy/41' },
          { name: 'Return policy', path: '/return-policy/42' },
        ],
      },
      {
        title: 'Fine print',
        links: [
          { name: 'Terms of use', path: '/terms-of-use/39' },
          { name: 'Privacy policy', path: '/privacy-policy/40' },
        ],
      },
    ],
    freeShipping: (
      <FreeShippingMessage text="Free Shipping over $49 on Most Orders" onTerms={fn()} />
    ),
    newsletter: <NewsletterForm onSubscribe={fn()} />,
    currency: (
      <CurrencySelect
        currencies={[
          { currency: 'USD', name: 'US Dollar', symbol: '' },
          { currency: 'ILS', name: 'Israeli New Shekel', symbol: '₪' },
        ]}
        value="USD"
        note="Orders are paid in US dollars."
        onChange={fn()}
      />
    ),
    onChat: fn(),
    social: [
      { kind: 'messaging', name: 'Message us', href: 'https://messages.example/otzar' },
      { kind: 'photos', name: 'Our photographs', href: 'https://photos.example/otzar' },
      { kind: 'posts', name: 'Our short posts', href: 'https://posts.example/otzar' },
      { kind: 'network', name: 'Our community', href: 'https://network.example/otzar' },
    ],
    apps: [{ name: 'App for iPhone' }, { name: 'App for Android' }],
    languageLink: { href: '/he' },
    year: 2026,
    brandLine: 'Books, gifts and school, in two languages',
    contact: {
      email: 'hello@otzar.example',
      phone: '+1 (212) 555-0143',
      address: '48 Orchard Row, New York, NY 10002',
    },
  },
  tags: ['responsive'],
  parameters: {
    kinds: ['same-for-everyone', 'always-filled', 'comes-whole', 'asks-nothing'],
    layout: 'fullscreen',
    guide: {
      use: 'Once on every page but the invoice. What the shop cannot do yet is left out: without `onChat`, `newsletter` or `currency` there is no dead button.',
      instead: 'On a sheet that is printed there is no footer: `OrderSheet` ends by itself.',
      access:
        'The page’s `contentinfo`. Each shelf of links is a navigation with a name of its own. An app without an address is a link that is disabled and says “Coming soon”; drawings that link have names.',
    },
  },
} satisfies Meta<typeof SiteFooter>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Specification, section 2, *Footer*: everything that it lists. */
export const Whole: Story = {
  tags: ['state-guest'],
  play: async ({ canvas, args }) => {
    const footer = within(canvas.getByRole('contentinfo'));
    const paths = [
      ['Contact us', '/contact-us'],
      ['Store hours', '/store-information/hours'],
      ['Store address', '/store-information/address'],
      ['About Otzar', '/about/43'],
      ['Shipping policy', '/shipping-policy/41'],
      ['Return policy', '/return-policy/42'],
      ['Terms of use', '/terms-of-use/39'],
      ['Privacy policy', '/privacy-policy/40'],
      ['Your bag', '/bag'],
    ] as const;
    for (const [name, path] of paths) {
      await expect(footer.getByRole('link', { name })).toHaveAttribute('href', path);
    }
    await expect(footer.getByRole('link', { name: 'עברית' })).toHaveAttribute('href', '/he');
    await expect(footer.getByText('© 2026 Otzar')).toBeVisible();
    const chat = footer.getByRole('button', { name: 'Chat with us' });
    await userEvent.click(chat);
    await expect(args.onChat).toHaveBeenCalledOnce();
    chat.blur();
  },
};

/** Nothing leads nowhere: an app that is not there yet says so, and is not on the way of the Tab key. */
export const AppsToCome: Story = {
  tags: ['unpictured'],
  play: async ({ canvas }) => {
    const badge = canvas.getByRole('link', { name: /App for iPhone\s*Coming soon/ });
    await expect(badge).toHaveAttribute('aria-disabled', 'true');
    await expect(badge).not.toHaveAttribute('href');
    badge.focus();
    await expect(badge).not.toHaveFocus();
  },
};

export const AppsThatAreThere: Story = {
  args: { apps: [{ name: 'App for iPhone', href: 'https://apps.example/otzar' }] },
};

/** What the shop cannot do is not there. */
export const OnlyWhatThereIs: Story = {
  args: {
    newsletter: undefined,
    currency: undefined,
    onChat: undefined,
    social: [],
    apps: [],
    freeShipping: <FreeShippingMessage text="Free Shipping on all orders" />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('combobox')).not.toBeInTheDocument();
  },
};

export const BadInput: Story = {
  args: {
    brandLine: mixedTitle,
    columns: [
      { title: title300, links: [{ name: markupTitle, path: '/1' }] },
      { title: 'Fine print', links: [{ name: title300, path: '/2' }] },
    ],
  },
};

export const Hebrew: Story = {
  tags: ['state-hebrew'],
  globals: { direction: 'rtl' },
  args: {
    lang: 'he',
    brandLine: 'ספרים, מתנות ובית ספר, בשתי שפות',
    columns: [
      {
        title: 'החנות',
        links: [
          { name: 'עלינו', path: '/about/43' },
          { name: 'צרו קשר', path: '/contact-us' },
        ],
      },
    ],
  },
};

export const Gallery: StoryObj = {
  tags: ['gallery', 'focus', '!autodocs'],
  ...galleryOf(() => import('./SiteFooter.stories.tsx')),
};
