import { vars } from '@otzar/tokens';
import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';

interface Name {
  /** In English. */
  name: string;
  /** In Hebrew, where it is known. */
  hebName?: string;
}

export interface ProductHeadingProps extends Omit<ComponentPropsWithRef<'header'>, 'title'> {
  /** In English. */
  title: string;
  /** In Hebrew, where there is one. */
  hebTitle?: string;
  /** What it is, in a sentence. */
  shortDescription: string;
  /** The same in Hebrew, where there is one. */
  hebShortDescription?: string;
  /** Writers, illustrators, makers, in order of the title page. */
  creators: Name[];
  /** Publisher or workshop. */
  vendor: string;
  /** Hebrew shows wherever there is some; the rest stays English. */
  language: 'eng' | 'heb';
}

const Head = styled.header`
  display: grid;
  gap: ${vars.space[3]};

  .vendor {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${vars.space[2]};
    min-block-size: ${vars.size.control};
    margin: 0;
    color: ${vars.color.text.muted};
    font-size: ${vars.font.size[-1]};
  }

  h1 {
    letter-spacing: -0.01em;
    overflow-wrap: anywhere;
  }

  .creators {
    margin: 0;
    font-size: ${vars.font.size[1]};
  }

  .lead {
    max-inline-size: ${vars.size.measure};
    margin: 0;
    color: ${vars.color.text.muted};
  }
`;

/** `lang` and `dir` of a text that is Hebrew when `hebrew` says so. */
const written = (hebrew: boolean) =>
  hebrew ? ({ lang: 'he', dir: 'rtl' } as const) : ({ dir: 'auto' } as const);

/** What a product is called, who made it, and in a sentence what it is. */
export function ProductHeading({
  title,
  hebTitle,
  shortDescription,
  hebShortDescription,
  creators,
  vendor,
  language,
  children,
  ...rest
}: ProductHeadingProps) {
  const hebrew = language === 'heb';
  const inHebrew = (text: string | undefined) => hebrew && text !== undefined;
  const creatorsInHebrew = hebrew && creators.some(({ hebName }) => hebName);
  return (
    <Head {...rest}>
      <div className="vendor">
        <span dir="auto">{vendor}</span>
        {children}
      </div>
      <h1 {...written(inHebrew(hebTitle))}>{hebrew ? (hebTitle ?? title) : title}</h1>
      {creators.length > 0 && (
        <p className="creators" {...written(creatorsInHebrew)}>
          {creators.map(({ name, hebName }) => (hebrew ? (hebName ?? name) : name)).join(', ')}
        </p>
      )}
      <p className="lead" {...written(inHebrew(hebShortDescription))}>
        {hebrew ? (hebShortDescription ?? shortDescription) : shortDescription}
      </p>
    </Head>
  );
}
