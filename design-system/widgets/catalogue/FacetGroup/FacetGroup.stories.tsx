import { vars } from '@otzar/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { markupTitle, mixedTitle, title300 } from '../../../components/bad-input.examples.ts';
import { galleryOf } from '../../../gallery.tsx';
import { brandFacet, fewCreators, manyCreators } from '../facets.examples.ts';
import { FacetGroup } from './FacetGroup.tsx';

const meta = {
  title: 'Widgets/FacetGroup',
  component: FacetGroup,
  args: { facet: brandFacet, onChange: fn(), onLoadAll: fn() },
  render: function Held({ facet: given, onChange, ...args }) {
    const [facet, setFacet] = useState(given);
    return (
      <FacetGroup
        {...args}
        facet={facet}
        onChange={(values) => {
          const options = facet.options.map((option) => ({
            ...option,
            selected: values.includes(option.value),
          }));
          setFacet({ ...facet, options });
          onChange(values);
        }}
      />
    );
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: vars.size.sidebar }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    kinds: ['same-for-everyone'],
    guide: {
      use: 'For one thing that a list is filtered by: category, brand, creator. Each option says how many products it would leave, so that nobody walks into an empty list unawares.',
      instead:
        '`Facets` for the whole column. One choice of a few that exclude each other is `RadioCards`; a price is a `PriceFilter`.',
      access:
        'A group named by its label, of real checkboxes named with their count (“Keshet, 61 products”), inside a `details`. “Show more” tells whether it is unfolded, and that more options are on their way; what the field finds is announced. In a GET form it sends `name=value` without script, and a button asks for the options that have not come.',
    },
  },
} satisfies Meta<typeof FacetGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Eight at first, and whatever is selected; the rest on demand. */
export const Brands: Story = {
  tags: ['state-guest'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(8);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Otzar, 118 products' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['keshet', 'otzar']);
    await userEvent.click(canvas.getByRole('button', { name: 'Show more (3)' }));
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(11);
    await userEvent.click(canvas.getByRole('button', { name: 'Show fewer' }));
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(8);
  },
};

/** The tick answers the press, however long the list takes that was asked for. */
export const ListOnItsWay: Story = {
  render: (args) => <FacetGroup {...args} />,
  play: async ({ canvas, args }) => {
    const [keshet, otzar] = [
      canvas.getByRole('checkbox', { name: 'Keshet, 61 products' }),
      canvas.getByRole('checkbox', { name: 'Otzar, 118 products' }),
    ];
    await userEvent.click(otzar);
    await expect(otzar).toBeChecked();
    await userEvent.click(keshet);
    await expect(keshet).not.toBeChecked();
    await expect(canvas.getByText('1 selected')).toBeVisible();
    await expect(args.onChange).toHaveBeenLastCalledWith(['otzar']);
  },
};

/** What would leave nothing is named, and can still be asked for. */
export const NoneLeft: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Show more/ }));
    await expect(canvas.getByRole('checkbox', { name: 'Quince, no products' })).toBeEnabled();
  },
};

export const Folded: Story = { args: { defaultOpen: false } };

/** Five hundred: a field finds one, and what is selected is always in sight. */
export const ManyOptions: Story = {
  args: { facet: manyCreators },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('checkbox', { name: /^Creator 251,/ })).toBeChecked();
    const field = canvas.getByRole('searchbox', { name: 'Find in Creator' });
    await userEvent.type(field, '49');
    const box = await canvas.findByRole('checkbox', { name: /^Creator 490,/ });
    await expect(canvas.getByText('15 of 500')).toBeVisible();
    await userEvent.click(box);
    await expect(args.onChange).toHaveBeenLastCalledWith(['251', '490']);
  },
};

/** All five hundred at once, in a list that scrolls. */
export const AllOfThem: Story = {
  args: { facet: manyCreators },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Show more/ }));
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(500);
  },
};

/** Not all have come: the others are asked for by “Show more”, or by whoever is about to search. */
export const RestOnDemand: Story = {
  tags: ['unpictured'],
  args: { facet: fewCreators },
  render: function Asked({ onLoadAll, ...args }) {
    const [facet, setFacet] = useState(args.facet);
    const ask = () => {
      onLoadAll?.();
      setFacet(manyCreators);
    };
    return <FacetGroup {...args} facet={facet} onLoadAll={ask} />;
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(9);
    await expect(args.onLoadAll).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Show more (491)' }));
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(500);
    await userEvent.click(canvas.getByRole('button', { name: 'Show fewer' }));
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(9);
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Find in Creator' }), '49');
    await expect(await canvas.findByText('15 of 500')).toBeVisible();
    await expect(args.onLoadAll).toHaveBeenCalledOnce();
  },
};

/** What is there can be chosen from meanwhile, and nothing moves. */
export const RestOnItsWay: Story = {
  tags: ['state-loading'],
  args: { facet: { ...fewCreators, pending: true } },
  render: (args) => <FacetGroup {...args} />,
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'Keshet');
    await expect(await canvas.findByText('Looking through all 500…')).toBeVisible();
    await userEvent.clear(canvas.getByRole('searchbox'));
    const more = await canvas.findByRole('button', { name: 'Show more (491)' });
    await userEvent.click(more);
    await expect(canvas.getByRole('status')).toHaveTextContent('Fetching all 500…');
    await expect(more).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(9);
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Creator 2,/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['2', '251']);
  },
};

/** It says why, and can be asked for again. */
export const RestFailed: Story = {
  tags: ['state-error'],
  args: {
    facet: {
      ...fewCreators,
      failure: 'The shop cannot be reached just now. Check your connection and try again.',
    },
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/cannot be reached/);
    await userEvent.type(canvas.getByRole('searchbox'), 'Keshet');
    await expect(args.onLoadAll).not.toHaveBeenCalled();
    await expect(canvas.queryByText(/Nothing here is called/)).not.toBeInTheDocument();
    await userEvent.clear(canvas.getByRole('searchbox'));
    await userEvent.click(await canvas.findByRole('button', { name: 'Show more (491)' }));
    await expect(args.onLoadAll).toHaveBeenCalledOnce();
  },
};

export const NotFound: Story = {
  tags: ['state-empty'],
  args: { facet: manyCreators },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'Keshet');
    await expect(await canvas.findByText(/Nothing here is called “Keshet”/)).toBeVisible();
    await expect(canvas.queryByRole('checkbox')).not.toBeInTheDocument();
  },
};

/** Hebrew points and case do not matter to the search; each name reads in its own direction. */
export const MixedScripts: Story = {
  tags: ['state-hebrew'],
  globals: { direction: 'rtl' },
  args: {
    facet: {
      key: 'creator',
      label: 'יוצרים',
      options: [
        mixedTitle,
        'מִרְיָם אַדְלֶר',
        'Dana Peretz',
        'S. Y. Agnon (ש״י עגנון)',
        '1948 Press',
      ].map((label, place) => ({
        value: String(place),
        label,
        count: place * 7,
        selected: place === 1,
      })),
    },
  },
};

export const LongTitle: Story = {
  args: {
    facet: {
      key: 'category',
      label: title300,
      options: [title300, markupTitle].map((label) => ({
        value: label,
        label,
        count: 1234567,
        selected: false,
      })),
    },
  },
};

export const EmptyList: Story = {
  tags: ['state-empty'],
  args: { facet: { key: 'category', label: 'Category', options: [] } },
};

export const Gallery: StoryObj = {
  tags: ['gallery', '!autodocs'],
  ...galleryOf(() => import('./FacetGroup.stories.tsx')),
};
