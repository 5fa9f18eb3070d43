import { vars } from '@otzar/tokens';
import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';

export interface ContentBlock {
  /** What part of the page it is. */
  kind: 'heading' | 'paragraph' | 'item';
  /** Its words, plain. */
  text: string;
}

export interface ContentPageProps extends Omit<ComponentPropsWithRef<'article'>, 'title'> {
  /** The page's heading. */
  title: string;
  /** What stands below it, in order. */
  blocks: ContentBlock[];
}

const Article = styled.article`
  max-inline-size: ${vars.size.measure};
  margin-inline: auto;

  h1 {
    margin-block-end: ${vars.space[6]};
  }

  h2 {
    margin-block: ${vars.space[10]} ${vars.space[3]};
  }

  p,
  li {
    font-size: ${vars.font.size[1]};
  }

  ul {
    display: grid;
    gap: ${vars.space[2]};
    margin-block: ${vars.space[4]};
    padding-inline-start: ${vars.space[5]};
  }

  li::marker {
    color: ${vars.color.text.accent};
  }
`;

/** Items that follow one another are one list. */
function gather(blocks: ContentBlock[]): (ContentBlock | string[])[] {
  const parts: (ContentBlock | string[])[] = [];
  for (const block of blocks) {
    const last = parts.at(-1);
    if (block.kind !== 'item') parts.push(block);
    else if (Array.isArray(last)) last.push(block.text);
    else parts.push([block.text]);
  }
  return parts;
}

const keyOf = (part: ContentBlock | string[]) => (Array.isArray(part) ? part.join() : part.text);

function Part({ part }: { part: ContentBlock | string[] }) {
  if (Array.isArray(part)) {
    return (
      <ul>
        {part.map((text) => (
          <li key={text} dir="auto">
            {text}
          </li>
        ))}
      </ul>
    );
  }
  return part.kind === 'heading' ? <h2 dir="auto">{part.text}</h2> : <p dir="auto">{part.text}</p>;
}

/** A page of plain words: shipping, returns, about the house. */
export function ContentPage({ title, blocks, ...rest }: ContentPageProps) {
  return (
    <Article {...rest}>
      <h1 dir="auto">{title}</h1>
      {gather(blocks).map((part) => (
        <Part key={keyOf(part)} part={part} />
      ))}
    </Article>
  );
}
