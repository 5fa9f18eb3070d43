import { vars } from '@otzar/tokens';
import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import * as messages from '#messages/widgets/catalogue/ProductDetails';
import { languageOf } from '../../../foundations/language-of/index.ts';
import { type BundlePart, BundleParts } from '../BundleParts/index.ts';

export interface ProductDetailsProps extends ComponentPropsWithRef<'div'> {
  /** Paragraphs separated by a blank line. */
  description: string;
  /** The same in Hebrew, where there is one. */
  hebDescription?: string;
  /** Pages, binding, age and the like. */
  facts: { label: string; value: string }[];
  /** What a bundle is made of. */
  parts?: readonly BundlePart[];
  /** What there is to say of the parts together: `$4.00 less than one by one.` */
  partsNote?: string | undefined;
  /** Which one is shown, where there is a choice. */
  language: 'eng' | 'heb';
}

const Body = styled.div`
  display: grid;
  gap: ${vars.space[6]};

  h2 {
    margin: 0 0 ${vars.space[3]};
  }

  .text p {
    max-inline-size: ${vars.size.measure};
    margin: 0 0 ${vars.space[3]};
    overflow-wrap: anywhere;
  }

  .note {
    margin: ${vars.space[3]} 0 0;
    color: ${vars.color.text.success};
    font-weight: ${vars.font.weight.medium};
  }

  dl {
    display: grid;
    grid-template-columns: minmax(auto, 12ch) 1fr;
    margin: 0;
    font-size: ${vars.font.size[-1]};
  }

  dt,
  dd {
    margin: 0;
    overflow-wrap: anywhere;
    padding-block: ${vars.space[2]};
    border-block-start: ${vars.border.hairline} solid ${vars.color.line.default};
  }

  dt {
    padding-inline-end: ${vars.space[4]};
    color: ${vars.color.text.muted};
  }
`;

const hasHebrewLetters = (text: string): boolean => /\p{Script=Hebrew}/u.test(text);

/** The long words about a product: its description, its parts, its facts. */
export function ProductDetails({
  description,
  hebDescription,
  facts,
  parts = [],
  partsNote,
  language,
  ...rest
}: ProductDetailsProps) {
  const hebrew = language === 'heb' && hebDescription !== undefined;
  const words = hebrew ? hebDescription : description;
  return (
    <Body {...rest}>
      {parts.length > 0 && (
        <section>
          <h2>{messages.parts}</h2>
          <BundleParts parts={parts} />
          {partsNote && <p className="note">{partsNote}</p>}
        </section>
      )}
      {words.trim() !== '' && (
        <section>
          <h2>{messages.about}</h2>
          <div
            className="text"
            {...(hebrew ? { lang: 'he', dir: 'rtl' } : { dir: 'auto', ...languageOf(words) })}
          >
            {words.split(/\n{2,}/).map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </section>
      )}
      {facts.length > 0 && (
        <section>
          <h2>{messages.details}</h2>
          <dl>
            {facts.map(({ label, value }) => [
              <dt key={label} {...languageOf(label)}>
                {label}
              </dt>,
              <dd
                key={`${label}-value`}
                dir="auto"
                {...(hasHebrewLetters(value) ? { lang: 'he' } : languageOf(value))}
              >
                {value}
              </dd>,
            ])}
          </dl>
        </section>
      )}
    </Body>
  );
}
