import { media, vars } from '@otzar/tokens';
import { type ComponentPropsWithRef, useId } from 'react';
import styled from 'styled-components';
import * as messages from '#messages/widgets/account/DigitalLibraryItem';
import { Button } from '../../../components/Button/index.ts';
import { ButtonLink } from '../../../components/ButtonLink/index.ts';
import { Picture, type PictureSource } from '../../../components/Picture/index.ts';
import { VisuallyHidden } from '../../../foundations/visually-hidden/index.ts';

export interface DigitalLibraryItemProps extends Omit<ComponentPropsWithRef<'article'>, 'title'> {
  /** The product's. */
  title: string;
  /** Its title in Hebrew, where it has one. */
  hebTitle?: string | undefined;
  /** Who wrote or made it, joined. */
  creators?: string;
  /** The product's. */
  picture?: PictureSource;
  /** What file it is, e.g. `E-book, EPUB, 4.2 MB`. */
  format: string;
  /** When it was bought, formatted. */
  boughtAt: string;
  /** Where it is read in the browser; nothing where it can only be downloaded. */
  readHref?: string | undefined;
  /** Where the file is; nothing as long as there is no link to it. */
  downloadHref?: string | undefined;
  /** Whether there was a link, and it has expired. */
  expired?: boolean;
  /** How long the link still works, e.g. `This link works until 3:40 p.m.` */
  linkNote?: string | undefined;
  /** Whether a new link is being made. */
  busy?: boolean;
  /** Why there is no new link, and what to do. */
  error?: string | undefined;
  /** Told that the shopper asks for a link. */
  onRenew: () => void;
}

const Card = styled.article`
  display: grid;
  grid-template:
    'picture words' auto
    'actions actions' auto / min(${vars.size.thumbnail}, 25%) minmax(0, 1fr);
  gap: ${vars.space[4]};
  padding-block: ${vars.space[5]};
  border-block-end: ${vars.border.hairline} solid ${vars.color.line.default};

  .picture {
    grid-area: picture;
    align-self: start;
  }

  .words {
    grid-area: words;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  [dir] {
    text-align: -webkit-match-parent;
    text-align: match-parent;
  }

  h3 {
    font-size: ${vars.font.size[1]};
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

  .actions {
    grid-area: actions;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${vars.space[2]} ${vars.space[3]};
  }

  .actions p {
    flex-basis: 100%;
  }

  .actions .error {
    color: ${vars.color.text.error};
  }

  @media ${media.desktop} {
    grid-template: 'picture words actions' auto / min(${vars.size.thumbnail}, 25%) minmax(0, 1fr) auto;
    column-gap: ${vars.space[6]};

    .actions {
      max-inline-size: ${vars.size.drawer};
      align-content: start;
      justify-content: end;
    }

    .actions p {
      text-align: end;
    }
  }
`;

/** Something bought to be read on a screen: it is read here, or downloaded through a link that expires. */
export function DigitalLibraryItem({
  title,
  hebTitle,
  creators,
  picture,
  format,
  boughtAt,
  readHref,
  downloadHref,
  linkNote,
  expired = false,
  busy = false,
  error,
  onRenew,
  ...rest
}: DigitalLibraryItemProps) {
  const id = useId();
  const of = <VisuallyHidden>{title}</VisuallyHidden>;
  return (
    <Card aria-labelledby={id} {...rest}>
      <Picture
        className="picture"
        picture={picture && { ...picture, alt: '' }}
        sizes="5rem"
        widths={[160, 240]}
      />
      <div className="words">
        <h3 id={id} dir="auto">
          {title}
        </h3>
        {hebTitle && (
          <p lang="he" dir="rtl">
            {hebTitle}
          </p>
        )}
        {creators && <p dir="auto">{creators}</p>}
        <p dir="auto">{format}</p>
        <p>
          {messages.bought} <bdi>{boughtAt}</bdi>
        </p>
      </div>
      <div className="actions">
        {readHref && (
          <ButtonLink href={readHref} icon="book">
            {messages.read} {of}
          </ButtonLink>
        )}
        {downloadHref ? (
          <ButtonLink href={downloadHref} intent="secondary" icon="download" download>
            {messages.download} {of}
          </ButtonLink>
        ) : (
          <Button
            intent="secondary"
            icon={expired ? 'clock' : 'book'}
            busy={busy}
            onClick={onRenew}
          >
            {expired ? messages.newLink : messages.readOrDownload} {of}
          </Button>
        )}
        <p aria-live="polite" className={error ? 'error' : undefined}>
          {error ?? (downloadHref ? linkNote : expired && messages.linkExpired)}
        </p>
      </div>
    </Card>
  );
}
