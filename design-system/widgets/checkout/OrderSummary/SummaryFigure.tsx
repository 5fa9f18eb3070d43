import { vars } from '@otzar/tokens';
import { css } from 'styled-components';
import { Icon } from '../../../foundations/icons/index.ts';

/** One of the amounts that a figure is the sum of. */
export interface SummaryRowPart {
  /** What it is for, e.g. `Linen Notebook`. */
  label: string;
  /** How it was worked out, e.g. `2 × $16.00`. */
  detail?: string | undefined;
  /** Formatted, or why there is no amount: `Not taxed`. */
  value: string;
}

/** How a figure was made: in a sentence, in its parts, or both. Without either it opens on nothing. */
export interface FigureOrigin {
  explanation?: string | undefined;
  parts?: readonly SummaryRowPart[] | undefined;
}

/** Beyond this many parts the list scrolls, so that the way on stays within reach. */
const IN_SIGHT = 8;

/** How a figure’s name and what it opens on look, inside a row of two columns. */
export const figureStyles = css`
  summary {
    inline-size: fit-content;
    padding-block: calc((${vars.size.control} - 1lh) / 2);
    outline-offset: 0;
    list-style: none;
    cursor: pointer;
  }

  summary::-webkit-details-marker {
    display: none;
  }

  summary > span {
    display: flex;
    align-items: center;
    gap: ${vars.space[1]};
  }

  summary > span > span {
    min-inline-size: 0;
    text-decoration: underline;
    text-decoration-color: ${vars.color.line.strong};
    text-underline-offset: ${vars.space[1]};
  }

  summary:hover {
    color: ${vars.color.text.accent};
  }

  summary .icon {
    transition: rotate ${vars.motion.duration.medium} ${vars.motion.easing.standard};
  }

  [open] > summary .icon {
    rotate: 0.5turn;
  }

  .origin {
    padding-block: ${vars.space[1]} ${vars.space[3]};
    color: ${vars.color.text.muted};
    font-family: ${vars.font.family.text};
    font-size: ${vars.font.size[-1]};
    font-weight: ${vars.font.weight.regular};
    overflow-wrap: anywhere;
  }

  .origin p {
    max-inline-size: 60ch;
    margin: 0;
    text-align: -webkit-match-parent;
    text-align: match-parent;
  }

  .origin ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }

  .origin ul[tabindex] {
    max-block-size: ${vars.size.card};
    overflow-y: auto;
    overscroll-behavior: contain;
  }

  .origin li {
    display: flex;
    justify-content: space-between;
    gap: ${vars.space[4]};
    padding-block-start: ${vars.space[1]};
  }

  .origin li bdi + bdi {
    display: inline-block;
  }

  .origin li > :last-child {
    flex: none;
    max-inline-size: 50%;
    font-variant-numeric: tabular-nums;
    text-align: end;
  }

  /* What the name opens on takes both columns, where the browser lets a folded part lie in the row’s grid. */
  @supports selector(::details-content) {
    dt:has(details),
    details {
      display: grid;
      grid-area: 1 / 1 / span 2 / span 2;
      grid-template: subgrid / subgrid;
    }

    details::details-content {
      grid-area: 2 / 1 / auto / span 2;
    }
  }
`;

interface SummaryFigureProps extends FigureOrigin {
  label: string;
  /** A few words below the label. */
  note?: string | undefined;
}

/** A figure’s name; where it is known how the figure was made, it opens on that. It needs no script. */
export function SummaryFigure({ label, note, explanation, parts = [] }: SummaryFigureProps) {
  const below = note && <small>{note}</small>;
  if (!explanation && parts.length === 0) {
    return (
      <>
        {label}
        {below}
      </>
    );
  }
  const scrolled = parts.length > IN_SIGHT && { tabIndex: 0, 'aria-label': label };
  return (
    <details>
      <summary>
        <span>
          <span>{label}</span>
          <Icon className="icon" name="chevron-down" size="small" />
        </span>
        {below}
      </summary>
      <div className="origin">
        {explanation && <p dir="auto">{explanation}</p>}
        {parts.length > 0 && (
          <ul {...scrolled}>
            {parts.map((part, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two parts may read the same, and none moves
              <li key={place}>
                <span>
                  <bdi>{part.label}</bdi>
                  {part.detail && (
                    <>
                      , <bdi>{part.detail}</bdi>
                    </>
                  )}
                </span>
                <bdi>{part.value}</bdi>
              </li>
            ))}
          </ul>
        )}
      </div>
    </details>
  );
}
