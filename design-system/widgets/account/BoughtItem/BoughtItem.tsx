import { media, vars } from '@otzar/tokens';
import { type ComponentPropsWithRef, useId } from 'react';
import styled from 'styled-components';
import * as messages from '#messages/widgets/account/BoughtItem';
import { Button } from '../../../components/Button/index.ts';
import { ButtonLink } from '../../../components/ButtonLink/index.ts';
import { Picture, type PictureSource } from '../../../components/Picture/index.ts';
import { Price } from '../../../components/Price/index.ts';
import { Link } from '../../../foundations/link/index.ts';
import { VisuallyHidden } from '../../../foundations/visually-hidden/index.ts';

export interface BoughtItemProps extends Omit<ComponentPropsWithRef<'article'>, 'title'> {
  /** The product's. */
  title: string;
  /** Its title in Hebrew, where it has one. */
  hebTitle?: string | undefined;
  /** Where its page is. */
  path: string;
  /** Who wrote or made it, joined. */
  creators?: string;
  picture?: PictureSource;
  /** Formatted, as it is now. */
  price: string;
  /** How often and when it was bought, e.g. `Bought 3 times, last on Nov 24, 2026`. */
  note: string;
  /** Where it can be made to come again and again. */
  regularHref?: string | undefined;
  /** Why it cannot be had at once: then its page is offered in place of the bag. */
  unavailable?: string | undefined;
  /** Whether it is a choice of several, which is made on its page. */
  hasChoice?: boolean;
  /** Whether adding is under way. */
  busy?: boolean;
  /** Why the last try failed, and what to do. */
  failure?: string | undefined;
  /** Told that one more is wanted. */
  onAdd: () => void;
}

const Item = styled.article`
  display: grid;
  grid-template-columns: min(${vars.size.thumbnail}, 25%) minmax(0, 1fr);
  gap: ${vars.space[3]} ${vars.space[4]};
  padding-block: ${vars.space[5]};
  border-block-end: ${vars.border.hairline} solid ${vars.color.line.default};
  overflow-wrap: anywhere;

  [dir] {
    text-align: -webkit-match-parent;
    text-align: match-parent;
  }

  h3 {
    font-size: ${vars.font.size[1]};
  }

  h3 .link {
    color: inherit;
    text-decoration: none;
  }

  h3 .link:hover {
    color: ${vars.color.text.accent};
  }

  p {
    margin: 0;
    color: ${vars.color.text.muted};
    font-size: ${vars.font.size[-1]};
  }

  p[lang='he'] {
    font-family: ${vars.font.family.display};
    font-size: ${vars.font.size[0]};
  }

  .note {
    margin-block-start: ${vars.space[2]};
    color: ${vars.color.text.default};
  }

  .failure {
    grid-column: 1 / -1;
    color: ${vars.color.text.error};
  }

  .failure:empty {
    display: none;
  }

  .buy {
    grid-column: 2;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${vars.space[2]} ${vars.space[4]};
  }

  @media ${media.desktop} {
    grid-template-columns: min(${vars.size.thumbnail}, 25%) minmax(0, 1fr) auto;
    column-gap: ${vars.space[6]};

    .buy {
      grid-column: 3;
      flex-direction: column;
      align-items: end;
      justify-content: start;
    }
  }
`;

/** Something bought before, to be had again in one step. */
export function BoughtItem(props: BoughtItemProps) {
  const { title, hebTitle, path, creators, picture, price, note, unavailable, ...more } = props;
  const { hasChoice = false, busy = false, failure, regularHref, onAdd, ...rest } = more;
  const id = useId();
  const of = <VisuallyHidden>{title}</VisuallyHidden>;
  return (
    <Item aria-labelledby={id} {...rest}>
      <Picture picture={picture && { ...picture, alt: '' }} sizes="5rem" widths={[160, 240]} />
      <div>
        <h3 id={id} dir="auto">
          <Link className="link" href={path}>
            {title}
          </Link>
        </h3>
        {hebTitle && (
          <p lang="he" dir="rtl">
            {hebTitle}
          </p>
        )}
        {creators && <p dir="auto">{creators}</p>}
        <p className="note">{note}</p>
        {regularHref && (
          <p>
            <Link className="link" href={regularHref}>
              {messages.comeRegularly} {of}
            </Link>
          </p>
        )}
      </div>
      <div className="buy">
        <Price price={price} />
        {unavailable || hasChoice ? (
          <ButtonLink intent="secondary" href={path}>
            {unavailable ?? messages.choose} {of}
          </ButtonLink>
        ) : (
          <Button intent="secondary" icon="bag" busy={busy} onClick={onAdd}>
            {messages.addToBag} {of}
          </Button>
        )}
      </div>
      <p className="failure" aria-live="polite">
        {failure}
      </p>
    </Item>
  );
}
