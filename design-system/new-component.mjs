import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const componentsFolder = fileURLToPath(new URL('components', import.meta.url));

/** The three files of a component in the house's pattern. The conformance suite finds it by its stories. */
const files = {
  'index.ts': (name) => `export { ${name}, type ${name}Props } from './${name}.tsx';
`,
  'Name.tsx': (name) => `import { vars } from '@otzar/tokens';
import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';

export interface ${name}Props extends ComponentPropsWithRef<'div'> {
  /** How much it stands out. */
  tone?: 'neutral' | 'accent';
}

const Root = styled.div\`
  padding: \${vars.space[4]};
  border-radius: \${vars.radius.medium};
  background: \${vars.color.surface.raised};
  color: \${vars.color.text.default};
  &[data-tone='accent'] {
    background: \${vars.color.surface.accent};
  }
\`;

/** Says what it is for, and what to use instead where it is not. */
export function ${name}({ tone = 'neutral', ...rest }: ${name}Props) {
  return <Root data-tone={tone} {...rest} />;
}
`,
  'Name.stories.tsx': (name) => `import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ${name} } from './${name}.tsx';

const meta = {
  title: 'Components/${name}',
  component: ${name},
  args: { children: '${name}' },
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
`,
};

/**
 * Makes a component with its door and its stories.
 * @param {string | undefined} name in PascalCase, such as `GiftTag`
 * @param {string} folder the folder that holds the components
 * @returns {string[]} the paths of the new files
 * @throws {Error} with one sentence, when the name is badly formed or taken
 */
export function newComponent(name, folder = componentsFolder) {
  if (!name || !/^([A-Z][a-z0-9]+)+$/.test(name)) {
    throw new Error(
      `"${name ?? ''}" is no component name: write it in PascalCase, as in "npm run new:component GiftTag".`,
    );
  }
  const home = join(folder, name);
  if (existsSync(home)) throw new Error(`${name} is there already: ${home}`);
  mkdirSync(home, { recursive: true });
  return Object.entries(files).map(([file, write]) => {
    const path = join(home, file.replace('Name', name));
    writeFileSync(path, write(name));
    return path;
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    console.log(newComponent(process.argv[2]).join('\n'));
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}
