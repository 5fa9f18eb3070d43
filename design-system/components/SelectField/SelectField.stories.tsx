import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { galleryOf } from '../../gallery.tsx';
import { markupTitle, mixedTitle, namesOf, title300 } from '../bad-input.examples.ts';
import { examples } from './SelectField.guide.tsx';
import { SelectField } from './SelectField.tsx';

const optionsOf = (labels: readonly string[]) =>
  labels.map((label, at) => ({ label, value: String(at + 1) }));

const meta = {
  title: 'Components/SelectField',
  component: SelectField,
  args: {
    label: 'Country',
    name: 'country',
    placeholder: 'country',
    options: [
      { label: 'United States', value: 'US' },
      { label: 'Israel', value: 'IL' },
      { label: 'Saint Helena, Ascension and Tristan da Cunha', value: 'SH' },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '32rem' }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    guide: {
      use: 'The custom select of the specification: one answer out of many known ones, such as 250 countries. What is custom is its look, its words, “Select your country”, and the search beside a long list. The control itself is the browser’s own, since a phone’s list, the type-ahead of a keyboard, the filling-in of an address and a page without script all work with it, and none of them with a list of our own.',
      instead: '`RadioCards` for a few answers that deserve a look.',
      access:
        'A native select: each device knows how to work it. Its label stands above it, its error below it and describes it; the words “Select your …” are an empty answer, never a label. The search is a second way, not another control: a button opens a combobox after the ARIA Authoring Practices, whose choice is set in the select, which then has the focus. Escape gives it back to the button.',
      examples,
    },
  },
} satisfies Meta<typeof SelectField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The words of specification, section 5: `Select your {placeholder}`. */
export const Unchosen: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Country' });
    await expect(field).toHaveDisplayValue('Select your country');
    await userEvent.selectOptions(field, 'Israel');
    await expect(field).toHaveValue('IL');
    await userEvent.selectOptions(field, 'Select your country');
  },
};

export const Chosen: Story = { args: { defaultValue: 'SH' } };

/** Each field says what is wrong with it, and what to do. */
export const WithError: Story = {
  args: { error: 'Select the country that we ship to.' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Country' });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Error: Select the country that we ship to.');
  },
};

export const Disabled: Story = {
  args: { disabled: true, hint: 'We ship within the United States only, for now.' },
};

const schools = {
  label: 'School',
  placeholder: 'school',
  searchLabel: 'Search schools',
  options: optionsOf(namesOf('School')),
};

/** Of 500, one is reached by typing how it begins. */
export const ManyOptions: Story = {
  args: schools,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'School' });
    await userEvent.selectOptions(field, 'School 444');
    await expect(field).toHaveDisplayValue('School 444');
  },
};

/** The options of the search, apart from those of the select behind it. */
const list = () => within(screen.getByRole('listbox'));
const optionsInSight = () => list().getAllByRole('option');
const findOption = ({ name }: { name: string }) =>
  waitFor(() => list().getByRole('option', { name }));

/** Opens the search, and answers the field in it. */
async function openSearch(canvas: Pick<typeof screen, 'getByRole'>, name: string) {
  await userEvent.click(canvas.getByRole('button', { name }));
  const search = await screen.findByRole('combobox', { name });
  await waitFor(() => expect(search).toHaveFocus());
  return search;
}

/** The combobox of the ARIA Authoring Practices, key by key: its choice is the select’s, and its form hears of it. */
export const SearchByKey: Story = {
  tags: ['unpictured'],
  args: { ...schools, onChange: fn() },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('combobox', { name: 'School' });
    const button = canvas.getByRole('button', { name: 'Search schools' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    const search = await screen.findByRole('combobox', { name: 'Search schools' });
    await waitFor(() => expect(search).toHaveFocus());
    await expect(search).toHaveAttribute('aria-expanded', 'true');

    await userEvent.keyboard('44');
    const first = await findOption({ name: 'School 44' });
    await waitFor(() => expect(search).toHaveAttribute('aria-activedescendant', first.id));
    await userEvent.keyboard('{ArrowDown}');
    const second = await findOption({ name: 'School 144' });
    await expect(search).toHaveAttribute('aria-activedescendant', second.id);
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{Enter}');
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveDisplayValue('School 449');
    await expect(args.onChange).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());

    // The same once more closes it too, though nothing changes.
    await openSearch(canvas, 'Search schools');
    await userEvent.keyboard('School 449{Enter}');
    await waitFor(() => expect(field).toHaveFocus());
    await expect(args.onChange).toHaveBeenCalledOnce();

    await openSearch(canvas, 'Search schools');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
    await expect(button).toHaveFocus();
    await expect(field).toHaveDisplayValue('School 449');
  },
};

/** Its button closes it again, and so does a press elsewhere. */
export const SearchDismissed: Story = {
  tags: ['unpictured'],
  args: schools,
  play: async ({ canvas }) => {
    const closed = () => expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    await openSearch(canvas, 'Search schools');
    await userEvent.click(canvas.getByRole('button', { name: 'Search schools' }));
    await waitFor(closed);
    await openSearch(canvas, 'Search schools');
    await userEvent.click(document.body);
    await waitFor(closed);
  },
};

/** Any part of a name finds it, with accents or without; so does a country’s code. */
export const Searching: Story = {
  tags: ['responsive', 'dark', 'forced-colors', 'large-text'],
  args: {
    searchLabel: 'Search countries',
    defaultValue: 'IL',
    options: [
      ...(meta.args?.options ?? []),
      { label: 'Côte d’Ivoire', value: 'CI' },
      { label: 'United Kingdom', value: 'GB' },
      { label: 'United Arab Emirates', value: 'AE' },
      ...optionsOf(namesOf('Country', 20)),
    ],
  },
  play: async ({ canvas }) => {
    const search = await openSearch(canvas, 'Search countries');
    await userEvent.keyboard('cote');
    await expect(await findOption({ name: 'Côte d’Ivoire' })).toBeVisible();
    await userEvent.clear(search);
    await userEvent.keyboard('gb');
    await expect(await findOption({ name: 'United Kingdom' })).toBeVisible();
    await userEvent.clear(search);
    await userEvent.keyboard('united');
    await waitFor(() => expect(optionsInSight()).toHaveLength(3));
  },
};

/** What is not in the list is said, not left blank. */
export const NothingFound: Story = {
  args: schools,
  play: async ({ canvas }) => {
    await openSearch(canvas, 'Search schools');
    await userEvent.keyboard('Atlantis');
    await expect(await screen.findByText('Nothing in the list has these letters.')).toBeVisible();
  },
};

export const EmptyList: Story = { args: { options: [] } };

export const LongTitle: Story = { args: { defaultValue: '1', options: optionsOf([title300]) } };

export const MixedScripts: Story = {
  args: { defaultValue: '1', options: optionsOf([mixedTitle]) },
};

export const Markup: Story = { args: { defaultValue: '1', options: optionsOf([markupTitle]) } };

export const Hebrew: Story = {
  globals: { direction: 'rtl' },
  args: {
    label: 'כיתה',
    name: 'grade',
    lang: 'he',
    placeholder: undefined,
    searchLabel: 'חיפוש כיתה',
    options: optionsOf(['כיתה א׳', 'כיתה ב׳', ...namesOf('כיתה', 12)]),
  },
  play: async ({ canvas }) => {
    await openSearch(canvas, 'חיפוש כיתה');
    await userEvent.keyboard('א');
    await expect(await findOption({ name: 'כיתה א׳' })).toBeVisible();
  },
};

export const Gallery: StoryObj = {
  tags: ['gallery', '!autodocs'],
  ...galleryOf(() => import('./SelectField.stories.tsx')),
};
