import { decideLanguage } from '@otzar/contract/language';
import { trimTypedText } from '@otzar/design-system/foundations/trim';
import './icon-sheet.ts';
import './styles.ts';
import type { Preview } from '@storybook/react-vite';
import MockDate from 'mockdate';
import { configure } from 'storybook/test';
import { keepChosenLanguage } from '../storefront/app/platform/chosen-language.ts';
import { GuidePage } from './GuidePage.tsx';
import { interfaceLanguage, speakLanguageOfToolbar } from './interface.ts';
import { failOnUnansweredCalls, mockApi, openFreshShop } from './mock-api.ts';
import { viewports } from './modes.mjs';
import { takeOwnSize } from './own-size.ts';
import { currencyNamed, inCurrency } from './prices.ts';
import { waitForStillness } from './stillness.ts';
import { initialGlobals, toolbars } from './toolbars.ts';

/** A busy machine is slow, not wrong: what a story waits for may take its time. */
configure({ asyncUtilTimeout: 10_000 });

trimTypedText();

// A picture shows all of a story, also what is below its screen.
document.documentElement.dataset.laidOut = '';

// What answers the calls of a story answers everybody in the language of the page.
decideLanguage(() => interfaceLanguage);
// Whoever has chosen a language is not offered another.
keepChosenLanguage(interfaceLanguage);
const ofLanguage = interfaceLanguage === 'he' ? 'rtl' : 'ltr';

/** It is always this day in the workshop: a sample that is due or expires does so on any day on which it is looked at. */
MockDate.set('2026-03-04T10:00:00-05:00');

const preview: Preview = {
  tags: ['autodocs'],
  loaders: [speakLanguageOfToolbar, mockApi],
  beforeEach: async (context) => {
    await takeOwnSize(context);
    openFreshShop(context);
  },
  afterEach: async () => {
    failOnUnansweredCalls();
    await waitForStillness();
  },
  globalTypes: toolbars,
  initialGlobals,
  decorators: [
    (Story, { args, globals: { currency }, parameters: { prices } }) => (
      <Story args={prices === 'shown' ? inCurrency(currencyNamed(currency), args) : args} />
    ),
    (Story, { globals: { theme, direction: set, textSize }, viewMode }) => {
      const direction = set === 'auto' ? ofLanguage : set;
      // A documentation page shows many stories, each with its own settings: they must not reach the page.
      if (viewMode === 'docs') {
        document.documentElement.dataset.theme = 'light';
        return (
          <div className="docs-ground" data-theme={theme} dir={direction} lang={interfaceLanguage}>
            <Story />
          </div>
        );
      }
      document.documentElement.dataset.theme = theme;
      document.documentElement.lang = interfaceLanguage;
      document.documentElement.dir = direction;
      document.documentElement.style.fontSize = textSize === '100' ? '' : `${textSize}%`;
      return <Story />;
    },
  ],
  parameters: {
    a11y: { test: 'error' },
    viewport: { options: viewports },
    docs: { page: GuidePage },
    backgrounds: { disable: true },
    options: {
      storySort: {
        order: ['Start here', 'Tokens', 'Foundations', 'Components', 'Widgets', 'Screens'],
      },
    },
  },
};

export default preview;
