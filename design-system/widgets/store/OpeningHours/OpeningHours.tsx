import { vars } from '@otzar/tokens';
import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import * as messages from '#messages/widgets/store/OpeningHours';
import { VisuallyHidden } from '../../../foundations/visually-hidden/index.ts';

export interface OpeningDay {
  /** As it is read, e.g. `Friday` or, for a holiday, `Thursday, November 26`. */
  day: string;
  /** When it is open, formatted, e.g. `10 a.m. – 7 p.m.`; nothing where it is closed. */
  hours?: string;
  /** Why it differs, e.g. `Thanksgiving` or `Early closing for Shabbat`. */
  note?: string;
}

export interface OpeningHoursProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** The week, from the day on which it begins here. */
  days: readonly OpeningDay[];
  /** Which of them is today in the store's time zone. */
  today: number;
  /** Whether the store is open at this moment. */
  open: boolean;
  /** What comes next, e.g. `until 7 p.m.` or `opens tomorrow at 10 a.m.` */
  until: string;
  /** The days of the coming weeks that differ. */
  holidays?: readonly OpeningDay[];
  /** Whose time it is, e.g. `New York time`. */
  timeZone: string;
}

const Root = styled.section`
  display: grid;
  gap: ${vars.space[6]};
  max-inline-size: ${vars.size.form};
  overflow-wrap: anywhere;

  .now {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${vars.space[1]} ${vars.space[3]};
    margin: 0;
    font-size: ${vars.font.size[1]};
  }

  .now b {
    padding-inline: ${vars.space[3]};
    border: ${vars.border.hairline} solid currentcolor;
    border-radius: ${vars.radius.pill};
    background: ${vars.color.surface.sunken};
    font-size: ${vars.font.size[0]};
    font-weight: ${vars.font.weight.medium};
  }

  .now[data-open='true'] b {
    background: ${vars.color.surface.success};
    color: ${vars.color.text.success};
  }

  table {
    inline-size: 100%;
    border-collapse: collapse;
    font-variant-numeric: lining-nums tabular-nums;
  }

  caption {
    padding-block-end: ${vars.space[2]};
    font-family: ${vars.font.family.display};
    font-size: ${vars.font.size[2]};
    font-weight: ${vars.font.weight.medium};
    text-align: start;
  }

  tr {
    border-block-start: ${vars.border.hairline} solid ${vars.color.line.default};
  }

  th,
  td {
    padding: ${vars.space[3]};
    font-weight: ${vars.font.weight.regular};
    text-align: start;
    vertical-align: baseline;
    overflow-wrap: normal;
  }

  .now span {
    min-inline-size: 0;
  }

  td {
    padding-inline-start: 0;
    text-align: end;
  }

  small {
    display: block;
    overflow-wrap: anywhere;
    color: ${vars.color.text.muted};
    font-size: ${vars.font.size[-1]};
  }

  .closed {
    color: ${vars.color.text.muted};
  }

  .today {
    background: ${vars.color.surface.raised};
  }

  .today th {
    padding-inline-start: calc(${vars.space[3]} - ${vars.border.focus});
    border-inline-start: ${vars.border.focus} solid ${vars.color.accent.default};
  }

  .today :is(th, td) {
    font-weight: ${vars.font.weight.bold};
  }

  .today small {
    font-weight: ${vars.font.weight.regular};
  }
`;

function Day({ day, hours, note, today = false }: OpeningDay & { today?: boolean }) {
  return (
    <tr className={today ? 'today' : undefined} aria-current={today ? 'date' : undefined}>
      <th scope="row">
        {day}
        {today && <VisuallyHidden>{messages.today}</VisuallyHidden>}
        {note && <small>{note}</small>}
      </th>
      <td className={hours ? undefined : 'closed'}>
        <bdi>{hours ?? messages.closed}</bdi>
      </td>
    </tr>
  );
}

/** When the store is open: now, through the week, and on the days that differ. */
export function OpeningHours({
  days,
  today,
  open,
  until,
  holidays = [],
  timeZone,
  ...rest
}: OpeningHoursProps) {
  return (
    <Root aria-label={messages.openingHours} {...rest}>
      <p className="now" data-open={open}>
        <b>{open ? messages.openNow : messages.closedNow}</b>
        <span>{until}</span>
      </p>
      <table>
        <caption>
          {messages.hours} <small>{timeZone}</small>
        </caption>
        <tbody>
          {days.map((day, index) => (
            <Day key={day.day} {...day} today={index === today} />
          ))}
        </tbody>
      </table>
      {holidays.length > 0 && (
        <table>
          <caption>{messages.holidays}</caption>
          <tbody>
            {holidays.map((day) => (
              <Day key={day.day} {...day} />
            ))}
          </tbody>
        </table>
      )}
    </Root>
  );
}
