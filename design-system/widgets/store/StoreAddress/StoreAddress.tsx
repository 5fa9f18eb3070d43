import { media, vars } from '@otzar/tokens';
import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import * as messages from '#messages/widgets/store/StoreAddress';
import { ButtonLink } from '../../../components/ButtonLink/index.ts';
import { Icon } from '../../../foundations/icons/index.ts';
import { Link } from '../../../foundations/link/index.ts';
import { StoreMap } from './StoreMap.tsx';

export interface StoreAddressProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** The store's name. */
  name: string;
  /** Line by line. */
  address: readonly string[];
  /** As it is read; the link dials its digits. */
  phone: string;
  /** The store's street and the one that crosses it, as the map names them. */
  streets: readonly [string, string];
  /** Where a map service leads the way; opened outside the shop. */
  directionsHref: string;
  /** How to come by train, bus or car, and what is at the door. */
  hints?: readonly string[];
}

const Root = styled.section`
  display: grid;
  overflow: hidden;
  border: ${vars.border.hairline} solid ${vars.color.line.default};
  border-radius: ${vars.radius.medium};
  background: ${vars.color.surface.raised};

  .words {
    display: grid;
    align-content: center;
    gap: ${vars.space[5]};
    min-inline-size: 0;
    padding: ${vars.space[5]};
    overflow-wrap: anywhere;
  }

  address {
    margin-block-start: ${vars.space[1]};
    font-size: ${vars.font.size[1]};
  }

  ul {
    display: grid;
    gap: ${vars.space[2]};
    margin: 0;
    padding: 0;
    list-style: none;
  }

  li {
    padding-inline-start: ${vars.space[4]};
    border-inline-start: ${vars.border.thick} solid ${vars.color.decoration.gold};
    color: ${vars.color.text.muted};
    font-size: ${vars.font.size[-1]};
  }

  .ways {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${vars.space[2]} ${vars.space[5]};
  }

  .phone {
    display: inline-flex;
    align-items: center;
    gap: ${vars.space[2]};
    min-block-size: ${vars.size.control};
  }

  .map {
    border-block-end: ${vars.border.hairline} solid ${vars.color.line.default};
  }

  @media ${media.tablet} {
    .map {
      aspect-ratio: 2;
    }
  }

  @media ${media.wide} {
    grid-template-columns: 3fr 2fr;

    .words {
      padding: ${vars.space[10]};
    }

    .map {
      block-size: 100%;
      min-block-size: ${vars.size.drawer};
      aspect-ratio: auto;
      border-block-end: 0;
      border-inline-end: ${vars.border.hairline} solid ${vars.color.line.default};
    }
  }
`;

/** Where the store is: a map of our own, the way there, and the phone. */
export function StoreAddress({
  name,
  address,
  phone,
  streets,
  directionsHref,
  hints = [],
  ...rest
}: StoreAddressProps) {
  return (
    <Root aria-label={messages.storeAddress} {...rest}>
      <StoreMap
        className="map"
        role="img"
        aria-label={messages.mapOf(name, ...streets)}
        preserveAspectRatio="xMidYMid slice"
        name={name}
        streets={streets}
      />
      <div className="words">
        <div>
          <h2 dir="auto">{name}</h2>
          <address dir="auto">
            {address.map((line) => (
              <div key={line}>{line}</div>
            ))}
          </address>
        </div>
        {hints.length > 0 && (
          <ul>
            {hints.map((hint) => (
              <li key={hint} dir="auto">
                {hint}
              </li>
            ))}
          </ul>
        )}
        <div className="ways">
          <ButtonLink href={directionsHref} rel="noreferrer">
            {messages.getDirections}
          </ButtonLink>
          <Link className="phone" href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
            <Icon name="phone" />
            <bdi dir="ltr">{phone}</bdi>
          </Link>
        </div>
      </div>
    </Root>
  );
}
