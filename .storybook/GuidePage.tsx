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

/** What each component's story file argues under `parameters.guide`; Markdown is allowed. */
export interface Guide {
  /** When to use it. */
  use: string;
  /** What to take instead, and when. */
  instead: string;
  /** What it needs, or does, to be accessible. */
  access: string;
}

const headings: Record<keyof Guide, string> = {
  use: 'When to use it',
  instead: 'What instead',
  access: 'Accessibility',
};

/** The argument for a component, from its story file. */
function GuideSections() {
  const { preparedMeta } = useOf<'meta'>('meta', ['meta']);
  const guide: Partial<Guide> = preparedMeta.parameters.guide ?? {};
  return (Object.keys(headings) as (keyof Guide)[]).map((part) => (
    <section key={part}>
      <h3>{headings[part]}</h3>
      <Markdown>{guide[part] ?? ''}</Markdown>
    </section>
  ));
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
