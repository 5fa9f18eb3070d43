import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../launch/process.mjs';
import { Changes, NotMade } from './changes.mjs';
import { checkPascalCase } from './names.mjs';

const index = (name) => `export { ${name}, type ${name}Props } from './${name}.tsx';
`;

const component = (name) => `import { vars } from '@otzar/tokens';
import type { ComponentPropsWithRef } from 'react';
import styled, { css, type RuleSet } from 'styled-components';
import { variants } from '../../foundations/variants/index.ts';

type ${name}Tone = 'neutral' | 'accent';

export interface ${name}Props extends ComponentPropsWithRef<'div'> {
  /** How much it stands out. */
  tone?: ${name}Tone;
}

const tones: Record<${name}Tone, RuleSet> = {
  neutral: css\`
    background: \${vars.color.surface.raised};
  \`,
  accent: css\`
    background: \${vars.color.surface.accent};
  \`,
};

const Root = styled.div\`
  padding: \${vars.space[4]};
  border-radius: \${vars.radius.medium};
  color: \${vars.color.text.default};

  \${variants('data-tone', tones)}
\`;

/** Says what it is for, and what to use instead where it is not. */
export function ${name}({ tone = 'neutral', ...rest }: ${name}Props) {
  return <Root data-tone={tone} {...rest} />;
}
`;

const stories = (name) => `import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { galleryOf } from '../../gallery.tsx';
import { title300 } from '../bad-input.examples.ts';
import { examples } from './${name}.guide.tsx';
import { ${name} } from './${name}.tsx';

const meta = {
  title: 'Components/${name}',
  component: ${name},
  args: { children: '${name}' },
  parameters: {
    guide: {
      use: 'A few words that stand out from the text around them.',
      instead: '\`Banner\`, for what the whole page should say.',
      access: 'Its tone is seen only: what it means stands in its words.',
      examples,
    },
  },
} satisfies Meta<typeof ${name}>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Neutral: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('${name}')).toBeVisible();
  },
};

export const Accent: Story = { args: { tone: 'accent' } };

export const Hebrew: Story = {
  globals: { direction: 'rtl' },
  args: { lang: 'he', children: 'ספר טוב הוא חבר לכל החיים' },
};

export const LongTitle: Story = { args: { children: title300 } };

export const Gallery: StoryObj = {
  tags: ['gallery', '!autodocs'],
  ...galleryOf(() => import('./${name}.stories.tsx')),
};
`;

const guide = (name) => `import type { DoAndDont } from '../../guide.ts';
import { ${name} } from './${name}.tsx';

export const examples: readonly DoAndDont[] = [
  {
    right: {
      shows: () => <${name} tone="accent">Signed by the author</${name}>,
      because: 'The words say all; the tone only repeats them.',
    },
    wrong: {
      shows: () => <${name} tone="accent">New!</${name}>,
      because: 'It calls, and says nothing.',
    },
  },
];
`;

const test = (name) => `import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ${name} } from './${name}.tsx';

test('stands out only where it is asked to', () => {
  render(
    <>
      <${name}>Plain</${name}>
      <${name} tone="accent">Accented</${name}>
    </>,
  );
  expect(screen.getByText('Plain')).toHaveAttribute('data-tone', 'neutral');
  expect(screen.getByText('Accented')).toHaveAttribute('data-tone', 'accent');
});
`;

/**
 * Makes a component with its index, its stories, its test and examples of its use, and tells of it in
 * `design-system/api.md`. The conformance suite finds it by its stories, which take bad input from what all components share.
 * @param {string[]} asked its name, such as `GiftTag`
 * @returns {string[]} a line for each file
 * @throws {NotMade}
 */
export function makeComponent([name, ...more]) {
  checkPascalCase(name, 'new:component GiftTag');
  if (more.length > 0) throw new NotMade('A component has a name, and nothing else is asked.');
  const changes = new Changes();
  const areas = readdirSync(join(root, 'design-system/widgets'));
  for (const room of ['components', ...areas.map((area) => `widgets/${area}`)])
    if (changes.has(`design-system/${room}/${name}`))
      throw new NotMade(`${name} is there already: design-system/${room}/${name}.`);
  const home = `design-system/components/${name}`;
  changes.create(`${home}/index.ts`, index(name));
  changes.create(`${home}/${name}.tsx`, component(name));
  changes.create(`${home}/${name}.stories.tsx`, stories(name));
  changes.create(`${home}/${name}.guide.tsx`, guide(name));
  changes.create(`${home}/${name}.test.tsx`, test(name));
  changes.edit('design-system/api.md', (text) => text);
  return changes.write(['design-system/api.mjs']);
}
