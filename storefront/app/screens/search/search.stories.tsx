import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { ScreenFrame } from '../../mocks/ScreenFrame.tsx';
import { SEARCH_CALL } from '../../mocks/search-handler.ts';
import Search, { loader } from './search.tsx';

const meta = {
  title: 'Screens/Search',
  component: ScreenFrame,
  args: { at: '/search?q=quiet', screen: { path: '/search', Component: Search, loader } },
  parameters: {
    layout: 'fullscreen',
    guide: {
      use: 'What matches a shopper’s words.',
      instead: 'A department listing, when nothing is being looked for by name.',
      access: 'The number of results is announced; the words searched for stand in the `h1`.',
    },
  },
} satisfies Meta<typeof ScreenFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

const opened: Story['play'] = async ({ canvas }) => {
  await waitFor(() =>
    expect(canvas.getByRole('heading', { name: 'Results for “quiet”', level: 1 })).toBeVisible(),
  );
  await expect(await canvas.findByRole('contentinfo')).toBeVisible();
};

export const Guest: Story = { tags: ['state-guest'], play: opened };

/** What was found is sorted and held to facets as any list is. */
export const SortedAndFiltered: Story = {
  tags: ['unpictured'],
  play: async (context) => {
    await opened(context);
    const { canvas } = context;
    await expect(await canvas.findByLabelText('Sort by')).toBeInTheDocument();
    await expect(
      await canvas.findByRole('region', { name: 'Filters', hidden: true }),
    ).toBeInTheDocument();
  },
};

export const Customer: Story = {
  tags: ['unpictured', 'state-customer'],
  globals: { customer: 'signedIn' },
  play: opened,
};

export const Empty: Story = {
  tags: ['state-empty'],
  args: { at: '/search?q=xyzzy' },
  parameters: { scenario: 'empty' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /Nothing found for/ })).toBeVisible();
    await expect(await canvas.findByRole('contentinfo')).toBeVisible();
  },
};

/** A search in Hebrew keeps its own direction within the page. */
export const Hebrew: Story = {
  tags: ['state-hebrew'],
  args: { at: '/search?q=אותיות' },
  parameters: { scenario: 'hebrew' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('אותיות');
    await expect(await canvas.findByRole('contentinfo')).toBeVisible();
  },
};

export const Loading: Story = { tags: ['state-loading'], parameters: { scenario: 'slow' } };

export const Failed: Story = {
  tags: ['state-error'],
  parameters: { scenario: 'failed' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Something went wrong on our side' }),
    ).toBeVisible();
    await expect(await canvas.findByRole('contentinfo')).toBeVisible();
  },
};

/** Touches the header's field once all that it needs has woken up. */
async function touchField(canvas: Parameters<NonNullable<Story['play']>>[0]['canvas']) {
  const banner = within(await canvas.findByRole('banner'));
  await expect(await canvas.findByRole('contentinfo')).toBeVisible();
  await userEvent.click(await banner.findByLabelText('Search the shop'));
}

const box = () => screen.findByRole('combobox', { name: 'Search the shop' });

/** Touched on a wide screen, the plain form gives way to the search box: its words and the focus stay. */
export const Suggestions: Story = {
  globals: { viewport: { value: 'desktop' } },
  tags: ['unpictured'],
  play: async ({ canvas }) => {
    await touchField(canvas);
    const field = await box();
    await waitFor(() => expect(field).toHaveFocus());
    // Where the screen is small the field is in an overlay.
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await expect(field).toHaveValue('quiet');
    await userEvent.clear(field);
    await userEvent.type(field, 'orcha');
    const option = (await screen.findAllByRole('option', { name: /Letters from the Orchard/i }))[0];
    await expect(option?.querySelector('mark')).toHaveTextContent(/orcha/i);
  },
};

/** The service does not answer: it is said, and the search works all the same. */
export const SuggestionsFailed: Story = {
  globals: { viewport: { value: 'desktop' } },
  tags: ['unpictured', 'state-error'],
  parameters: {
    msw: {
      handlers: [
        http.post(SEARCH_CALL, () => HttpResponse.json({ message: 'Not now.' }, { status: 503 })),
      ],
    },
  },
  play: async ({ canvas }) => {
    await touchField(canvas);
    const field = await box();
    await userEvent.clear(field);
    await userEvent.type(field, 'quiet places');
    await expect(
      await screen.findByText('Suggestions cannot be had just now. Press Enter to search.'),
    ).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(
      await canvas.findByRole('heading', { name: 'Results for “quiet places”' }),
    ).toBeVisible();
  },
};

/** On a phone the field opens the overlay, which gives the focus back. */
export const Overlay: Story = {
  globals: { viewport: { value: 'phone' } },
  tags: ['unpictured'],
  play: async ({ canvas }) => {
    await touchField(canvas);
    const overlay = await screen.findByRole('dialog', { name: 'Search' });
    const field = await within(overlay).findByRole('combobox');
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(canvas.getByLabelText('Search the shop')).toHaveFocus());
  },
};
