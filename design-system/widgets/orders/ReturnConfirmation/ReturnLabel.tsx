import { vars } from '@otzar/tokens';
import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import * as messages from '#messages/widgets/orders/ReturnConfirmation';
import { barsOf } from './barcode.ts';

export interface ReturnLabelProps extends ComponentPropsWithRef<'figure'> {
  /** The parcel's number, in digits. */
  code: string;
  /** How it travels, e.g. `Ground, prepaid`. */
  service: string;
  /** Line by line. */
  from: readonly string[];
  /** Line by line. */
  to: readonly string[];
}

/* A label is ink on white in both themes: it is read by a machine, and printed. */
const Label = styled.figure`
  display: grid;
  grid-template: 'service service' auto 'from to' 1fr 'bars bars' auto / 2fr 3fr;
  max-inline-size: ${vars.size.form};
  margin: 0;
  border: ${vars.border.thick} solid ${vars.color.print.ink};
  border-radius: ${vars.radius.small};
  background: ${vars.color.print.paper};
  color: ${vars.color.print.ink};
  overflow-wrap: anywhere;
  forced-color-adjust: none;

  .service {
    grid-area: service;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0 ${vars.space[4]};
    padding: ${vars.space[2]} ${vars.space[4]};
    border-block-end: ${vars.border.thick} solid ${vars.color.print.ink};
    font-weight: ${vars.font.weight.bold};
  }

  .service b {
    font-family: ${vars.font.family.display};
    font-size: ${vars.font.size[3]};
  }

  address {
    min-inline-size: 0;
    padding: ${vars.space[3]} ${vars.space[4]};
    line-height: ${vars.font.lineHeight.heading};
  }

  .from {
    grid-area: from;
    font-size: ${vars.font.size[-1]};
  }

  .to {
    grid-area: to;
    border-inline-start: ${vars.border.hairline} solid ${vars.color.print.ink};
    font-size: ${vars.font.size[1]};
    font-weight: ${vars.font.weight.medium};
  }

  small {
    display: block;
    margin-block-end: ${vars.space[1]};
    font-size: ${vars.font.size[-1]};
    font-weight: ${vars.font.weight.regular};
  }

  .bars {
    grid-area: bars;
    padding: ${vars.space[4]};
    border-block-start: ${vars.border.thick} solid ${vars.color.print.ink};
    text-align: center;
    letter-spacing: ${vars.space[1]};
  }

  svg {
    inline-size: 100%;
    block-size: ${vars.space[20]};
    margin-block-end: ${vars.space[2]};
    fill: currentcolor;
  }

  @media print {
    break-inside: avoid;
  }
`;

/** A parcel's label with a bar code that a counter can read, drawn sharp at any size. */
export function ReturnLabel({ code, service, from, to, ...rest }: ReturnLabelProps) {
  const { bars, width } = barsOf(code);
  const lines = (text: readonly string[]) => text.map((line) => <div key={line}>{line}</div>);
  return (
    <Label aria-label={messages.label(code)} {...rest}>
      <div className="service">
        <b>R</b>
        <span>{service}</span>
      </div>
      <address className="from" dir="auto">
        <small>{messages.from}</small>
        {lines(from)}
      </address>
      <address className="to" dir="auto">
        <small>{messages.to}</small>
        {lines(to)}
      </address>
      <div className="bars" dir="ltr">
        <svg
          role="img"
          aria-label={messages.barCode(code)}
          viewBox={`0 0 ${width} 30`}
          preserveAspectRatio="none"
          shapeRendering="crispEdges"
        >
          {bars.map((bar) => (
            <rect key={bar.start} x={bar.start} width={bar.width} height="30" />
          ))}
        </svg>
        {code.match(/\d{1,4}/g)?.join(' ')}
      </div>
    </Label>
  );
}
