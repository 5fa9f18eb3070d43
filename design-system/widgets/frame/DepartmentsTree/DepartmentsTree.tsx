import { vars } from '@otzar/tokens';
import { type ComponentPropsWithRef, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import * as messages from '#messages/widgets/frame/DepartmentsTree';
import { MenuList } from '../../../components/MenuList/index.ts';
import { Icon } from '../../../foundations/icons/index.ts';
import { Link } from '../../../foundations/link/index.ts';
import { VisuallyHidden } from '../../../foundations/visually-hidden/index.ts';
import { DepartmentsFailed, DepartmentsLoading } from './TreeStates.tsx';

/** A department or what lies below it; `value` is the address of its listing, or empty. */
export interface DepartmentCategory {
  /** What it is called. */
  name: string;
  /** The address of its listing; empty where it has none. */
  value: string;
  /** What lies below it; nothing makes it a link. */
  children: DepartmentCategory[];
}

export interface DepartmentsTreeProps extends ComponentPropsWithRef<'nav'> {
  /** The departments, with all that lies below them; undefined while they are on their way. */
  categories?: DepartmentCategory[];
  /** Why they could not be had, in a sentence. */
  failure?: string;
  /** Asks for them again. */
  onRetry?: () => void;
  /** Called when a link is followed, so that the drawer can close. */
  onNavigate?: () => void;
  /** Told how deep the shopper stands: 0 for all departments, 1 within one of them, and so on. */
  onLevelChange?: (level: number) => void;
}

const Tree = styled.nav`
  button.back {
    display: flex;
    align-items: center;
    gap: ${vars.space[2]};
    inline-size: 100%;
    min-block-size: ${vars.size.controlLarge};
    padding: 0;
    border: 0;
    border-block-end: ${vars.border.hairline} solid ${vars.color.line.default};
    background: none;
    color: ${vars.color.text.muted};
    font: inherit;
    text-align: start;
    cursor: pointer;
  }

  button.back .icon {
    margin-inline-start: calc(-1 * ${vars.space[1]});
  }

  button.back:hover {
    color: ${vars.color.text.accent};
  }

  li:first-child > * {
    scroll-margin-block-start: ${vars.size.controlLarge};
  }

  .all {
    font-family: ${vars.font.family.display};
    font-size: ${vars.font.size[1]};
    font-weight: ${vars.font.weight.medium};
  }
`;

/** Where the shopper stands. */
interface Place {
  /** The categories entered, outermost first. */
  trail: DepartmentCategory[];
  /** The category whose item takes the focus as the level appears. */
  focus?: DepartmentCategory;
}

/** What the departments drawer holds (specification, section 2, *Departments drawer*). */
export function DepartmentsTree({
  categories,
  failure,
  onRetry,
  onNavigate,
  onLevelChange,
  ...rest
}: DepartmentsTreeProps) {
  const [place, setPlace] = useState<Place>({ trail: [] });
  const { trail, focus } = place;
  const target = useRef<HTMLElement>(null);
  const here = trail.at(-1);
  const level = here?.children ?? categories;

  // Once for each level: a link may hand its element over at any time, and must not draw the focus back.
  useEffect(() => {
    if (place.focus) target.current?.focus();
  }, [place]);

  const goTo = (next: Place) => {
    setPlace(next);
    onLevelChange?.(next.trail.length);
  };
  const enter = (category: DepartmentCategory) =>
    goTo({
      trail: [...trail, category],
      focus: category.value === '' ? category.children[0] : category,
    });
  const goBack = () => goTo({ trail: trail.slice(0, -1), focus: here });
  const holdTarget = (node: HTMLElement | null) => {
    target.current = node;
  };
  const takesFocus = (category: DepartmentCategory) =>
    focus === category ? holdTarget : undefined;

  return (
    <Tree aria-label={messages.allDepartments} {...rest}>
      <VisuallyHidden role="status">
        {focus && level && messages.entered(here?.name ?? messages.allDepartments, level.length)}
      </VisuallyHidden>
      {failure !== undefined && <DepartmentsFailed failure={failure} onRetry={onRetry} />}
      {failure === undefined && !level && <DepartmentsLoading />}
      {level?.length === 0 && <p>{messages.none}</p>}
      {here && (
        <button type="button" className="back" onClick={goBack}>
          <Icon className="icon" name="chevron-start" />
          {messages.back}
        </button>
      )}
      {level && (
        <MenuList key={trail.map(({ name }) => name).join('/')}>
          {here?.value && (
            <li>
              <Link className="all" href={here.value} onClick={onNavigate} ref={takesFocus(here)}>
                {messages.showAll(here.name)}
              </Link>
            </li>
          )}
          {level.map((category) => (
            <li key={`${category.name} ${category.value}`}>
              {category.children.length > 0 ? (
                <button type="button" onClick={() => enter(category)} ref={takesFocus(category)}>
                  <bdi>{category.name}</bdi>
                  <Icon className="icon" name="chevron-end" />
                </button>
              ) : (
                <Link href={category.value} onClick={onNavigate} ref={takesFocus(category)}>
                  <bdi>{category.name}</bdi>
                </Link>
              )}
            </li>
          ))}
        </MenuList>
      )}
    </Tree>
  );
}
