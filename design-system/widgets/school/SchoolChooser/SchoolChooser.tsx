import { media, vars } from '@otzar/tokens';
import { type ComponentPropsWithRef, type ReactNode, useState } from 'react';
import styled from 'styled-components';
import * as messages from '#messages/widgets/school/SchoolChooser';
import { EmptyState } from '../../../components/EmptyState/index.ts';
import { TextField } from '../../../components/TextField/index.ts';
import { Icon } from '../../../foundations/icons/index.ts';
import { Link } from '../../../foundations/link/index.ts';

export interface School {
  /** The school's. */
  id: number;
  /** As the school writes it, in either language. */
  name: string;
  /** The language of its name, where it is not the page’s. */
  lang?: string;
  /** Where it is, e.g. `New York, NY`. */
  city: string;
  /** A few words at the end of the line, e.g. `0.4 mi` or `8 grades`. */
  detail?: string;
  /** The address of the next step. */
  href: string;
}

export interface SchoolChooserProps
  extends Omit<ComponentPropsWithRef<'section'>, 'children' | 'title'> {
  /** A heading above them, where the page has others too. */
  title?: string;
  /** Where these schools are, e.g. `near 10002`. */
  place: string;
  /** In the order they are offered. */
  schools: readonly School[];
  /** What to do when the school is not there: a link to another zip code or to the contact page. */
  otherwise?: ReactNode;
}

/** From this many on, looking is slower than typing. */
const SEARCHED_FROM = 8;

const Root = styled.section`
  display: grid;
  gap: ${vars.space[4]};

  .count {
    margin: 0;
    color: ${vars.color.text.muted};
    font-size: ${vars.font.size[-1]};
  }

  .search {
    max-inline-size: ${vars.size.form};
  }

  ul {
    margin: 0;
    padding: 0;
    border: ${vars.border.hairline} solid ${vars.color.line.default};
    border-radius: ${vars.radius.medium};
    background: ${vars.color.surface.raised};
    list-style: none;
  }

  li {
    position: relative;
    display: grid;
    grid-template-columns: minmax(0, auto) minmax(0, 1fr) auto;
    align-items: center;
    gap: 0 ${vars.space[4]};
    padding: ${vars.space[3]} ${vars.space[4]};
  }

  li > div {
    display: contents;
  }

  li > div > :first-child {
    grid-column: 1 / 3;
  }

  li + li {
    border-block-start: ${vars.border.hairline} solid ${vars.color.line.default};
  }

  li:hover {
    background: ${vars.color.surface.sunken};
  }

  a {
    color: inherit;
    font-weight: ${vars.font.weight.medium};
    text-decoration: none;
    overflow-wrap: anywhere;
  }

  a::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${vars.radius.medium};
  }

  a:focus-visible {
    outline-color: transparent;
  }

  a:focus-visible::after {
    outline: ${vars.border.focus} solid ${vars.color.focus};
    outline-offset: calc(-1 * ${vars.border.focus});
  }

  li:hover a {
    color: ${vars.color.text.accent};
  }

  small {
    display: block;
    color: ${vars.color.text.muted};
    font-size: ${vars.font.size[-1]};
  }

  .otherwise {
    justify-self: start;
  }

  .detail {
    color: ${vars.color.text.muted};
    font-size: ${vars.font.size[-1]};
  }

  svg {
    grid-area: 1 / -2 / span 2;
    color: ${vars.color.text.muted};
  }

  @media ${media.desktop} {
    li {
      grid-template-columns: minmax(0, 1fr) auto auto;
      padding-inline: ${vars.space[5]};
    }

    svg {
      grid-row: 1;
    }

    li > div {
      display: grid;
      grid-template-columns: 3fr 2fr;
      align-items: baseline;
      gap: ${vars.space[4]};
    }

    li > div > :first-child {
      grid-column: auto;
    }
  }
`;

const contains = (school: School, words: string[]) => {
  const text = `${school.name} ${school.city}`.toLocaleLowerCase();
  return words.every((word) => text.includes(word));
};

const countOf = (found: number, all: number, place: string) =>
  found < all ? messages.foundOf(found, all, place) : messages.schoolsIn(all, place);

/** The schools of a place, each a link to its grades; a long list can be searched by name and city. */
export function SchoolChooser({ title, place, schools, otherwise, ...rest }: SchoolChooserProps) {
  const [search, setSearch] = useState('');
  const words = search.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  const found = schools.filter((school) => contains(school, words));

  return (
    <Root aria-label={messages.schools} {...rest}>
      {title && <h2>{title}</h2>}
      {schools.length >= SEARCHED_FROM && (
        <div className="search">
          <TextField
            label={messages.search}
            name="school"
            type="search"
            dir="auto"
            autoComplete="off"
            value={search}
            onChange={(event) => setSearch(event.currentTarget.value)}
          />
        </div>
      )}
      {schools.length > 0 && (
        <p className="count" role="status">
          <bdi>{countOf(found.length, schools.length, place)}</bdi>
        </p>
      )}
      {found.length > 0 && (
        <ul>
          {found.map((school) => (
            <li key={school.id}>
              <div>
                <Link href={school.href} dir="auto" lang={school.lang}>
                  {school.name}
                </Link>
                <small>
                  <bdi>{school.city}</bdi>
                </small>
              </div>
              <bdi className="detail">{school.detail}</bdi>
              <Icon name="chevron-end" size="small" />
            </li>
          ))}
        </ul>
      )}
      {found.length === 0 && (
        <EmptyState
          title={schools.length === 0 ? messages.noneIn(place) : messages.noneByName}
          action={otherwise}
        >
          {schools.length === 0 ? messages.noneKnown : messages.checkSpelling}
        </EmptyState>
      )}
      {found.length > 0 && otherwise && <div className="otherwise">{otherwise}</div>}
    </Root>
  );
}
