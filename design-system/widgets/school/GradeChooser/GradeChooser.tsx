import { vars } from '@otzar/tokens';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import styled from 'styled-components';
import * as messages from '#messages/widgets/school/GradeChooser';
import { EmptyState } from '../../../components/EmptyState/index.ts';
import { Link } from '../../../foundations/link/index.ts';

export interface Grade {
  /** The list's: a grade with two lists stands here twice. */
  id: number;
  /** As the school says it, e.g. `Grade 4` or `כיתה ד׳`. */
  name: string;
  /** What its list holds, e.g. `18 items, about $64`. */
  detail: string;
  /** What sets its list apart, e.g. `List of 2025–26`. */
  note?: string;
  /** The address of the list. */
  href: string;
}

export interface GradeChooserProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** Whose grades these are. */
  school: string;
  /** Where it is, e.g. `New York, NY`. */
  place?: string;
  /** The school year of its lists, e.g. `2026–27`. */
  year?: string;
  /** The language in which the school names itself and its grades, where it is not the page’s. */
  namesIn?: string;
  /** From the youngest on. */
  grades: readonly Grade[];
  /** What to do where the school has no list: a link. */
  otherwise?: ReactNode;
}

const Root = styled.section`
  h2 {
    overflow-wrap: anywhere;
  }

  [dir] {
    text-align: -webkit-match-parent;
    text-align: match-parent;
  }

  .where {
    margin: 0;
    color: ${vars.color.text.muted};
  }

  h2 + ul,
  .where + ul {
    margin-block-start: ${vars.space[5]};
  }

  ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(${vars.size.card}, 1fr));
    gap: ${vars.space[3]};
    margin-block-end: 0;
    padding: 0;
    list-style: none;
  }

  li .link {
    display: grid;
    align-content: space-between;
    gap: ${vars.space[4]};
    block-size: 100%;
    padding: ${vars.space[4]};
    border: ${vars.border.hairline} solid ${vars.color.line.default};
    border-block-start: ${vars.border.focus} solid ${vars.color.decoration.gold};
    border-radius: ${vars.radius.small};
    background: ${vars.color.surface.raised};
    color: inherit;
    text-decoration: none;
    overflow-wrap: anywhere;
    transition: border-color ${vars.motion.duration.quick} ${vars.motion.easing.standard};
  }

  li .link:hover {
    border-color: ${vars.color.text.accent};
  }

  b {
    font-family: ${vars.font.family.display};
    font-size: ${vars.font.size[1]};
    font-weight: ${vars.font.weight.medium};
    line-height: ${vars.font.lineHeight.heading};
  }

  .link:hover b {
    color: ${vars.color.text.accent};
  }

  small {
    color: ${vars.color.text.muted};
    font-size: ${vars.font.size[-1]};
  }

  em {
    display: block;
    color: ${vars.color.text.default};
    font-style: normal;
  }
`;

/** The grades of a school, each a link to its supplies. */
export function GradeChooser({
  school,
  place,
  year,
  namesIn,
  grades,
  otherwise,
  ...rest
}: GradeChooserProps) {
  const id = useId();
  return (
    <Root aria-labelledby={id} {...rest}>
      <h2 id={id} dir="auto" lang={namesIn}>
        {school}
      </h2>
      {(place || year) && (
        <p className="where">
          <bdi>{[place, year && messages.listsFor(year)].filter(Boolean).join(' · ')}</bdi>
        </p>
      )}
      {grades.length === 0 ? (
        <EmptyState title={messages.noLists} action={otherwise}>
          {messages.noListsYet}
        </EmptyState>
      ) : (
        <ul>
          {grades.map((grade) => (
            <li key={grade.id}>
              <Link className="link" href={grade.href}>
                <b dir="auto" lang={namesIn}>
                  {grade.name}
                </b>
                <small dir="auto">
                  {grade.detail}
                  {grade.note && <em>{grade.note}</em>}
                </small>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Root>
  );
}
