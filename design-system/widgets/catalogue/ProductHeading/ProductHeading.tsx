import { vars } from '@otzar/tokens';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled from 'styled-components';
import { Skeleton } from '../../../components/Skeleton/index.ts';
import { languageOf } from '../../../foundations/language-of/index.ts';
import { Link } from '../../../foundations/link/index.ts';

interface Name {
  /** In English. */
  name: string;
  /** In Hebrew, where it is known. */
  hebName?: string | undefined;
  /** The address of the page of their works. */
  path?: string | undefined;
  /** What stands beside the name, such as the way to follow them. */
  aside?: ReactNode;
}

export interface ProductHeadingProps extends Omit<ComponentPropsWithRef<'header'>, 'title'> {
  /** In English. */
  title: string;
  /** In Hebrew, where there is one. */
  hebTitle?: string | undefined;
  /** What it is, in a sentence. */
  shortDescription: string;
  /** The same in Hebrew, where there is one. */
  hebShortDescription?: string | undefined;
  /** Writers, illustrators, makers, in order of the title page. */
  creators: Name[];
  /** Publisher or workshop. */
  vendor: string;
  /** Where the vendor's name leads. */
  vendorPath?: string | undefined;
  /** What stands beside the vendor's name, such as the way to follow them. */
  vendorAside?: ReactNode;
  /** Whether all but title, names and vendor is still on the way. */
  pending?: boolean;
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
    min-block-size: calc(${vars.size.control} + 2 * ${vars.border.hairline});
    margin: 0;
    color: ${vars.color.text.muted};
    font-size: ${vars.font.size[-1]};
  }

  h1 {
    letter-spacing: -0.01em;
    overflow-wrap: anywhere;
  }

  .vendor .link {
    color: inherit;
  }

  .maker {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${vars.space[1]} ${vars.space[3]};
    min-block-size: ${vars.size.control};
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  .creators {
    display: flex;
    flex-wrap: wrap;
    gap: ${vars.space[1]} ${vars.space[6]};
    margin: 0;
    padding: 0;
    font-size: ${vars.font.size[1]};
    list-style: none;
  }

  .lead {
    max-inline-size: ${vars.size.measure};
    margin: 0;
    color: ${vars.color.text.muted};
  }
`;

/** `lang` and `dir` of a text that is Hebrew when `hebrew` says so. */
const written = (hebrew: boolean, text: string) =>
  hebrew ? ({ lang: 'he', dir: 'rtl' } as const) : ({ dir: 'auto', ...languageOf(text) } as const);

interface NamedProps {
  name: string;
  path: string | undefined;
  hebrew: boolean;
}

/** A name, and where it leads. */
const Named = ({ name, path, hebrew }: NamedProps) =>
  path ? (
    <Link className="link" href={path} {...written(hebrew, name)}>
      {name}
    </Link>
  ) : (
    <span {...written(hebrew, name)}>{name}</span>
  );

/** What a product is called, who made it, and in a sentence what it is. */
export function ProductHeading({
  title,
  hebTitle,
  shortDescription,
  hebShortDescription,
  creators,
  vendor,
  vendorPath,
  vendorAside,
  pending = false,
  language,
  children,
  ...rest
}: ProductHeadingProps) {
  const hebrew = language === 'heb';
  const inHebrew = (text: string | undefined) => hebrew && text !== undefined;
  return (
    <Head {...rest}>
      <div className="vendor">
        <span className="maker">
          <Named name={vendor} path={vendorPath} hebrew={false} />
          {vendorAside}
        </span>
        {children}
      </div>
      <h1 {...written(inHebrew(hebTitle), title)}>{hebrew ? (hebTitle ?? title) : title}</h1>
      {creators.length > 0 && (
        <ul
          className="creators"
          dir={creators.some(({ hebName }) => inHebrew(hebName)) ? 'rtl' : undefined}
        >
          {creators.map(({ name, hebName, path, aside }) => (
            <li key={name} className="maker">
              <Named
                name={hebrew ? (hebName ?? name) : name}
                path={path}
                hebrew={inHebrew(hebName)}
              />
              {aside}
            </li>
          ))}
        </ul>
      )}
      {pending ? (
        <div>
          <Skeleton width="100%" />
          <Skeleton width="60%" />
        </div>
      ) : (
        <p className="lead" {...written(inHebrew(hebShortDescription), shortDescription)}>
          {hebrew ? (hebShortDescription ?? shortDescription) : shortDescription}
        </p>
      )}
    </Head>
  );
}
