import { vars } from '@otzar/tokens';
import { composeStories, type StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import styled from 'styled-components';

/** A story that can be drawn beside others. */
type Variant = ComponentType & {
  storyName: string;
  tags: string[];
  globals: { direction?: string; theme?: string };
};

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space[6]};
`;

/**
 * What is fixed to the page stays with its variant; a list of hundreds shows its beginning, no
 * taller than a page is wide, and hides none that follow.
 */
const Stage = styled.section`
  contain: layout;
  overflow-y: clip;
  max-block-size: ${vars.size.page};
`;

const Name = styled.p`
  margin-block-end: ${vars.space[2]};
  color: ${vars.color.text.muted};
  font-size: ${vars.font.size[-1]};
`;

function variantsOf(file: object): Variant[] {
  const stories = file as Parameters<typeof composeStories>[0];
  const composed: Record<string, Variant> = composeStories(stories, {});
  return Object.values(composed).filter(({ tags }) => !tags.includes('gallery'));
}

function Gallery({ variants }: { variants: Variant[] }) {
  return (
    <Column>
      {variants.map((Story) => (
        <Stage key={Story.storyName}>
          <Name>{Story.storyName}</Name>
          <div dir={Story.globals.direction} data-theme={Story.globals.theme}>
            <Story />
          </div>
        </Stage>
      ))}
    </Column>
  );
}

/**
 * The story that shows all stories of a file at once, as they are before their plays: it is pictured in every mode, so that
 * each variant is seen in the dark, on a phone, from right to left, under the pointer. It goes last in its file, with the
 * tags `gallery` and `!autodocs` written beside it, where the story index reads them.
 * @param load imports the file that the gallery stands in
 */
export const galleryOf = (load: () => Promise<object>): StoryObj => ({
  parameters: { controls: { disable: true }, a11y: { test: 'off' } },
  loaders: [async () => ({ variants: variantsOf(await load()) })],
  render: (_args, { loaded }) => <Gallery variants={loaded.variants} />,
});
