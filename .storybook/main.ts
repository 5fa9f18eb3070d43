import type { StorybookConfig } from '@storybook/react-vite';
import { docgenOfComponents } from './docgen.ts';

const config: StorybookConfig = {
  stories: [
    './{tokens,probe}/*.stories.tsx',
    './{landing,atlas,writing}/*.mdx',
    '../design-system/**/*.stories.tsx',
    '../storefront/app/**/*.stories.tsx',
  ],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    // Vitest runs the stories with it; its button in the workshop would not find where they are set up.
    ...(process.env.VITEST ? ['@storybook/addon-vitest'] : []),
  ],
  framework: {
    name: '@storybook/react-vite',
    // Its own Vite settings: the application's bring the router's plugin, which stories must not have.
    options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } },
  },
  viteFinal: (vite) => ({ ...vite, plugins: vite.plugins?.map(docgenOfComponents) }),
  staticDirs: [
    './public',
    { from: '../storefront/app/public/store', to: '/store' },
    { from: '../tokens/dist/dtcg', to: '/tokens' },
    // The atlas shows them to designers; the tests, for which a plainer workshop is built, compare with the files.
    ...(process.env.WORKSHOP === 'plain'
      ? []
      : [{ from: '../tests/visual/baselines', to: '/baselines' }]),
  ],
  features: { sidebarOnboardingChecklist: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
};

export default config;
