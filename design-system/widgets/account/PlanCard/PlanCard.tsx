import { vars } from '@otzar/tokens';
import { type ComponentPropsWithRef, useId } from 'react';
import styled from 'styled-components';
import * as messages from '#messages/widgets/account/PlanCard';
import { Badge } from '../../../components/Badge/index.ts';
import { Picture, type PictureSource } from '../../../components/Picture/index.ts';
import { optionCard } from '../../../components/RadioCards/index.ts';
import { Icon } from '../../../foundations/icons/index.ts';
import { replay } from '../../../foundations/replay/index.ts';

export interface PlanCardProps extends Omit<ComponentPropsWithRef<'label'>, 'onChange'> {
  /** The plan's name, e.g. `Picture books`. */
  name: string;
  /** For one delivery, formatted. */
  price: string;
  /** How often it comes and is paid, e.g. `every month`. */
  frequency: string;
  /** What each delivery holds, a few words each. */
  includes: readonly string[];
  /** A word that recommends it, e.g. `Most chosen`. */
  badge?: string;
  /** What comes, seen small. */
  picture?: PictureSource;
  /** Whether nobody can sign up now. */
  soldOut?: boolean;
  /** The radio group it belongs to. */
  group: string;
  /** What is sent when it is chosen. */
  value: string;
  /** Whether it is the chosen one. */
  chosen: boolean;
  /** The `id` of its radio, where something leads to it. */
  inputId?: string | undefined;
  /** Told that the shopper chooses it. */
  onChoose: () => void;
}

const Card = styled.label`
  position: relative;
  display: grid;
  grid-template: 'name radio' auto 'price price' auto 'list list' 1fr / minmax(0, 1fr) auto;
  gap: ${vars.space[3]};
  padding: ${vars.space[5]} ${vars.space[6]} ${vars.space[6]};
  cursor: pointer;
  transition: border-color ${vars.motion.duration.quick} ${vars.motion.easing.standard};

  &:has(> .picture) {
    grid-template:
      'picture name radio' auto
      'picture price price' 1fr
      'list list list' auto / min(${vars.size.thumbnail}, 25%) minmax(0, 1fr) auto;
    column-gap: ${vars.space[4]};
  }

  .picture {
    grid-area: picture;
    overflow: hidden;
    align-self: start;
    border-radius: ${vars.radius.small};
  }

  .name {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${vars.space[1]} ${vars.space[3]};
    font-family: ${vars.font.family.display};
    font-size: ${vars.font.size[2]};
    font-weight: ${vars.font.weight.medium};
    line-height: ${vars.font.lineHeight.heading};
  }

  .name > span:last-child:not(:first-child) {
    font-family: ${vars.font.family.text};
  }

  input {
    grid-area: radio;
    inline-size: ${vars.size.hit};
    block-size: ${vars.size.hit};
    margin: 0;
    accent-color: ${vars.color.accent.default};
    cursor: inherit;
  }

  .price {
    grid-area: price;
    color: ${vars.color.text.muted};
  }

  .price b {
    color: ${vars.color.text.default};
    font-size: ${vars.font.size[4]};
    font-variant-numeric: lining-nums tabular-nums;
    font-weight: ${vars.font.weight.medium};
    line-height: ${vars.font.lineHeight.tight};
  }

  ul {
    grid-area: list;
    display: grid;
    align-content: start;
    gap: ${vars.space[2]};
    margin: 0;
    padding: ${vars.space[4]} 0 0;
    border-block-start: ${vars.border.hairline} solid ${vars.color.line.default};
    list-style: none;
  }

  li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${vars.space[3]};
    font-size: ${vars.font.size[-1]};
  }

  .icon {
    color: ${vars.color.text.success};
  }

  &:hover {
    border-color: ${vars.color.text.default};
  }

  ${optionCard}

  &:has(:checked) {
    outline: ${vars.border.hairline} solid ${vars.color.text.accent};
    box-shadow: none;
  }

  &:has(:disabled) {
    border-style: dashed;
    border-color: ${vars.color.line.strong};
    background: transparent;
    color: ${vars.color.text.muted};
    cursor: not-allowed;
  }

  &:has(:disabled) :is(.price b, .icon) {
    color: inherit;
  }
`;

/** One plan of a subscription, to be chosen from its fellows: what comes, how often, for how much. */
export function PlanCard({
  name,
  price,
  frequency,
  includes,
  badge,
  picture,
  soldOut = false,
  group,
  value,
  chosen,
  inputId,
  onChoose,
  ...rest
}: PlanCardProps) {
  const id = useId();
  return (
    <Card {...rest}>
      {picture && (
        <Picture
          className="picture"
          picture={{ ...picture, alt: '' }}
          sizes="5rem"
          widths={[160, 240]}
        />
      )}
      <span className="name">
        <span id={id} dir="auto">
          {name}
        </span>
        {soldOut ? (
          <Badge>{messages.soldOut}</Badge>
        ) : (
          badge && <Badge tone="accent">{badge}</Badge>
        )}
      </span>
      <input
        ref={replay}
        id={inputId}
        type="radio"
        required
        name={group}
        value={value}
        checked={chosen}
        disabled={soldOut}
        aria-labelledby={id}
        aria-describedby={`${id}-price ${id}-includes`}
        onChange={onChoose}
      />
      <span className="price" id={`${id}-price`}>
        <b>{price}</b> {frequency}
      </span>
      <ul id={`${id}-includes`}>
        {includes.map((line) => (
          <li key={line}>
            <Icon className="icon" name="check" size="small" />
            <span dir="auto">{line}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
