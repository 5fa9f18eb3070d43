import {
  Controls,
  Description,
  Markdown,
  Primary,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import type { Guide } from '../design-system/guide.ts';
import { Examples } from './Examples.tsx';

const headings: Record<Exclude<keyof Guide, 'examples'>, string> = {
  use: 'When to use it',
  instead: 'What instead',
  access: 'How it is said',
};

/** The argument for a component, from its story file. */
function GuideSections() {
  const { preparedMeta } = useOf<'meta'>('meta', ['meta']);
  const guide: Partial<Guide> = preparedMeta.parameters.guide ?? {};
  return (
    <>
      {(Object.keys(headings) as (keyof typeof headings)[]).map((part) => (
        <section key={part} className="guide-section">
          <h3>{headings[part]}</h3>
          <Markdown>{guide[part] ?? ''}</Markdown>
        </section>
      ))}
      {guide.examples && <Examples examples={guide.examples} />}
    </>
  );
}

/** The page of each component: what it is, the argument for it, its props and all its stories. */
export function GuidePage() {
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      <GuideSections />
      <Primary />
      <Controls />
      <Stories />
    </>
  );
}
