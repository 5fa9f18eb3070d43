import { media, vars } from '@otzar/tokens';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import styled from 'styled-components';
import * as messages from '#messages/widgets/catalogue/ProductGallery';
import { Picture, type PictureSource } from '../../../components/Picture/index.ts';
import { replay } from '../../../foundations/replay/index.ts';

interface ThumbnailsProps {
  /** What the ids of the tabs and of their panel begin with. */
  id: string;
  label: string;
  pictures: readonly PictureSource[];
  /** Which one is shown. */
  index: number;
  onChoose: (index: number) => void;
}

const Row = styled.div`
  display: flex;
  gap: ${vars.space[2]};
  padding: ${vars.border.focus};
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scrollbar-width: thin;

  button {
    flex: none;
    inline-size: ${vars.space[16]};
    padding: ${vars.space[1]};
    border: ${vars.border.thick} solid transparent;
    border-radius: ${vars.radius.medium};
    background: none;
    cursor: pointer;
    transition: border-color ${vars.motion.duration.quick};
  }

  button:hover {
    border-color: ${vars.color.line.strong};
  }

  button[aria-selected='true'] {
    border-color: ${vars.color.text.default};
  }

  @media ${media.desktop} {
    flex-wrap: wrap;

    button {
      inline-size: ${vars.size.thumbnail};
    }
  }

  @media (forced-colors: active) {
    button[aria-selected='true'] {
      border-color: Highlight;
    }
  }
`;

/** Where a key leads from one tab of `count` (ARIA Authoring Practices, Tabs). */
function reached(key: string, index: number, count: number, rightToLeft: boolean) {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key === 'ArrowRight') return (index + (rightToLeft ? count - 1 : 1)) % count;
  if (key === 'ArrowLeft') return (index + (rightToLeft ? 1 : count - 1)) % count;
  return undefined;
}

/** The pictures in small: one stop of the Tab key, arrows go from one to the next. */
export function Thumbnails({ id, label, pictures, index, onChoose }: ThumbnailsProps) {
  const row = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const tab = row.current?.children[index];
    if (!row.current || !tab) return;
    const seen = row.current.getBoundingClientRect();
    const { left, width } = tab.getBoundingClientRect();
    row.current.scrollBy({ left: left + width / 2 - seen.left - seen.width / 2 });
  }, [index]);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const rightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
    const next = reached(event.key, index, pictures.length, rightToLeft);
    if (next === undefined) return;
    event.preventDefault();
    onChoose(next);
    row.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  };

  return (
    <Row ref={row} role="tablist" aria-label={label} onKeyDown={onKeyDown}>
      {pictures.map((picture, place) => (
        <button
          ref={replay}
          key={picture.src}
          type="button"
          role="tab"
          id={`${id}-tab-${place}`}
          aria-label={messages.thumbnail(place + 1, pictures.length, picture.alt)}
          aria-selected={place === index}
          aria-controls={`${id}-frame`}
          tabIndex={place === index ? 0 : -1}
          onClick={() => onChoose(place)}
        >
          <Picture
            crop="square"
            picture={{ ...picture, alt: '' }}
            sizes="5rem"
            widths={[160, 240]}
          />
        </button>
      ))}
    </Row>
  );
}
