/** How its story gets the screen: what is imported, the pattern of its address aside, and what comes before. */
const framed = {
  public: ({ name, file }) => ({
    imports: `import { ContentSkeleton } from '@otzar/design-system/widgets/frame/PageSkeleton';
import ${name}, { loader } from './${file}.tsx';`,
    screen: `Component: ${name}, loader, HydrateFallback: () => <ContentSkeleton />`,
    scenarios: { loading: 'slow', failed: 'failed', hebrew: 'hebrew' },
  }),
  personal: ({ file }) => ({
    imports: `import Screen, { clientLoader, HydrateFallback } from './${file}.tsx';`,
    screen: 'Component: Screen as never, loader: clientLoader, HydrateFallback',
    scenarios: { loading: 'slow', failed: 'failed', hebrew: 'hebrew' },
  }),
  account: ({ file }) => ({
    imports: `import Account from '../account/account.tsx';
import Screen, { clientLoader, HydrateFallback } from './${file}.tsx';`,
    screen: `Component: Screen as never, loader: clientLoader,
      HydrateFallback: HydrateFallback as never, Layout: Account`,
    scenarios: { loading: 'slowCustomer', failed: 'failedCustomer', hebrew: 'customer' },
  }),
};

const failures = {
  public: `async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Something went wrong on our side' }),
    ).toBeVisible();
  }`,
  personal: `showsFailure('We could not load this page')`,
  account: `showsFailure('We could not load this page')`,
};

/** States of the atlas that it has no story of, with the reason. */
const doesNotApply = {
  public: {
    customer: 'A customer sees what a guest sees.',
    empty: 'There is always a store to tell of.',
  },
  personal: {
    customer: 'A customer sees what a guest sees.',
    empty: 'There is always a store to tell of.',
  },
  account: { guest: 'Guests are sent to Login.', empty: 'There is always a store to tell of.' },
};

const reasons = (kind) =>
  Object.entries(doesNotApply[kind])
    .map(([state, reason]) => `      ${state}: '${reason}',`)
    .join('\n');

/** Its stories: as found, on its way, failed, and from right to left. */
export const stories = (made) => {
  const { kind, title, address, example } = made;
  const { imports, screen, scenarios } = framed[kind](made);
  const isAccount = kind === 'account';
  const plays = kind === 'public' ? 'showsLoading' : 'showsFailure, showsLoading';
  return `import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { ${plays} } from '../../mocks/customer-plays.ts';
import { ScreenFrame } from '../../mocks/ScreenFrame.tsx';
${imports}

const meta = {
  title: 'Screens/${isAccount ? 'Account/' : ''}${title}',
  component: ScreenFrame,
  args: { at: '${example}', screen: { path: '${address}', ${screen} } },
  parameters: {
    layout: 'fullscreen',${isAccount ? `\n    scenario: 'customer',` : ''}
    doesNotApply: {
${reasons(kind)}
    },
    guide: {
      use: '${title}: what is known of it, and where a shopper goes from here.',
      instead: 'A content page, where the words alone change.',
      access: 'One \`h1\`; each link says where it leads.',
    },
  },
} satisfies Meta<typeof ScreenFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

const shown: Story['play'] = async ({ canvas }) => {
  await waitFor(() =>
    expect(canvas.getByRole('heading', { name: '${title}', level: 1 })).toBeVisible(),
  );
  await expect((await canvas.findAllByRole('link', { name: /^Call/ }))[0]).toBeVisible();
};

${isAccount ? `export const Customer: Story = { tags: ['state-customer'], play: shown };` : `export const Guest: Story = { tags: ['state-guest'], play: shown };`}

export const Loading: Story = {
  tags: ['unpictured', 'state-loading'],
  parameters: { scenario: '${scenarios.loading}' },
  play: showsLoading,
};

export const Failed: Story = {
  tags: ['unpictured', 'state-error'],
  parameters: { scenario: '${scenarios.failed}' },
  play: ${failures[kind]},
};

export const Hebrew: Story = {
  tags: ['unpictured', 'state-hebrew'],
  globals: { direction: 'rtl' },
  parameters: { scenario: '${scenarios.hebrew}' },
  play: shown,
};
`;
};

/** Its test: where it stands, and what it makes of what it is given. */
export const test = ({ name, file, kind, title, example }) => {
  const part = kind === 'account' ? `${name}View` : `${name}Screen`;
  return `import { readStoreExamples } from '@otzar/contract/store.examples';
import { screen } from '@testing-library/react';
import { matchRoutes, type RouteObject } from 'react-router';
import { expect, test } from 'vitest';
import { renderScreen } from '../../mocks/render.tsx';
import routes from '../../routes.ts';
import { ${part} } from './${part}.tsx';

test('stands at its address', () => {
  const matched = matchRoutes(routes as unknown as RouteObject[], '${example}')?.at(-1);
  expect(matched?.route).toMatchObject({ file: 'screens/${file}/${file}.tsx' });
});

test('shows what the shop has told', () => {
  const store = { ...readStoreExamples.default, phone: '+1 (212) 555-0199' };
  renderScreen(<${part} store={store} />, '${example}');${
    kind === 'account'
      ? ''
      : `
  expect(screen.getByRole('heading', { name: '${title}', level: 1 })).toBeVisible();`
  }
  expect(screen.getByRole('link', { name: 'Call +1 (212) 555-0199' })).toHaveAttribute(
    'href',
    'tel:+12125550199',
  );
});
`;
};
