import { vars } from '@otzar/tokens';
import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import * as messages from '#messages/widgets/catalogue/Facets';
import { Button } from '../../../components/Button/index.ts';
import { Disclosure } from '../../../components/Disclosure/index.ts';
import { ALL, type Facet, FacetGroup } from '../FacetGroup/index.ts';
import { PriceFilter, type PriceFilterProps } from '../PriceFilter/index.ts';
import { parametersOf } from './parameters.ts';

export interface FacetsProps extends Omit<ComponentPropsWithRef<'section'>, 'onChange'> {
  /** In the order shown: categories, filters, variations, brands, creators (specification, section 2). */
  facets: readonly Facet[];
  /** Told which facet changed, and all its values that are now set. */
  onChange: (key: string, values: string[]) => void;
  /** Told of which facet the options are wanted that have not come. */
  onLoadAll?: (key: string) => void;
  /** The prices that are set, and who is told of others; left out where a list has no prices. */
  price?: Pick<PriceFilterProps, 'range' | 'onApply' | 'symbol' | 'names'>;
  /** Other search parameters that the forms keep when sent without JavaScript, such as the sort. */
  keep?: { name: string; value: string }[];
}

/** How many facets are unfolded at first; one that is set, or was asked for whole, always is. */
const OPEN = 6;

const Root = styled.section`
  border-block-start: ${vars.border.hairline} solid ${vars.color.line.default};
`;

/** All that a list is filtered by, one group below the other, and the price last. */
export function Facets({ facets, onChange, onLoadAll, price, keep = [], ...rest }: FacetsProps) {
  const isSet = price?.range.min !== undefined || price?.range.max !== undefined;
  return (
    <Root aria-label={messages.filters} {...rest}>
      <form method="get">
        {[...keep, ...parametersOf([], price)].map((parameter) => (
          <input key={`${parameter.name}=${parameter.value}`} type="hidden" {...parameter} />
        ))}
        {facets.map((facet, place) => (
          <FacetGroup
            key={facet.key}
            facet={facet}
            onChange={(values) => onChange(facet.key, values)}
            onLoadAll={() => onLoadAll?.(facet.key)}
            defaultOpen={
              place < OPEN ||
              facet.options.some((option) => option.selected) ||
              keep.some(({ name, value }) => name === ALL && value === facet.key)
            }
          />
        ))}
        <noscript>
          <Button type="submit" intent="secondary" block>
            {messages.apply}
          </Button>
        </noscript>
      </form>
      {price && (
        <Disclosure summary={messages.price} note={isSet && messages.priceSet} defaultOpen>
          <PriceFilter {...price} keep={[...keep, ...parametersOf(facets)]} />
        </Disclosure>
      )}
    </Root>
  );
}
