import { vars } from '@otzar/tokens';
import { type ComponentPropsWithRef, useId, useRef } from 'react';
import styled from 'styled-components';
import * as messages from '#messages/widgets/bag/GiftOptions';
import { Button } from '../../../components/Button/index.ts';
import { CharacterCount } from '../../../components/CharacterCount/index.ts';
import { RadioCards } from '../../../components/RadioCards/index.ts';
import { TextArea } from '../../../components/TextArea/index.ts';

export interface GiftOptionsProps extends Omit<ComponentPropsWithRef<'div'>, 'onChange'> {
  /** The ways to give it, each with its price as the shopper reads it: `$3.50`, `Free`. */
  options: readonly { value: string; title: string; description?: string; price: string }[];
  /** The names of choice and message in the form that is sent. */
  names?: { gift: string; message: string };
  /** The one chosen; empty where it is no gift. */
  value: string;
  /** What the recipient is to read. */
  message: string;
  /** How many characters the card has room for. */
  maxLength?: number;
  /** Told the value of the option that is chosen. */
  onChoose: (value: string) => void;
  /** Told what is written now. */
  onMessage: (message: string) => void;
  /** Told that it is no gift after all. */
  onRemove: () => void;
  /** What is wrong and what to do about it. */
  error?: string | undefined;
}

const Root = styled.div`
  display: grid;
  gap: ${vars.space[4]};

  > p {
    margin: 0;
    color: ${vars.color.text.muted};
  }

  .remove {
    justify-self: start;
    margin-inline-start: calc(-1 * ${vars.space[3]});
  }
`;

/** How an item is given: what goes around it, and a message to whoever unwraps it. */
export function GiftOptions({
  options,
  names,
  value,
  message,
  maxLength = 500,
  onChoose,
  onMessage,
  onRemove,
  error,
  ...rest
}: GiftOptionsProps) {
  const id = useId();
  const cards = useRef<HTMLFieldSetElement>(null);
  const remove = () => {
    onRemove();
    // The button goes away with what it removed: the focus must not go with it.
    cards.current?.querySelector('input')?.focus();
  };

  if (options.length === 0) {
    return (
      <Root {...rest}>
        <p>{messages.notWrapped}</p>
      </Root>
    );
  }
  return (
    <Root {...rest}>
      <RadioCards
        ref={cards}
        legend={messages.giftOptions}
        name={names?.gift ?? `${id}gift`}
        value={value}
        options={options.map(({ price, ...option }) => ({ ...option, aside: price }))}
        onChange={onChoose}
        error={error}
      />
      {!value && names && (
        // Without scripts nobody hears of a choice: the card can be written at once.
        <noscript>
          <TextArea
            name={names.message}
            label={messages.message}
            hint={messages.messageHint(maxLength)}
            optional
            rows={3}
            dir="auto"
            maxLength={maxLength}
          />
        </noscript>
      )}
      {value && (
        <>
          <div>
            <TextArea
              name={names?.message ?? `${id}message`}
              label={messages.message}
              hint={messages.messageHint(maxLength)}
              optional
              rows={3}
              dir="auto"
              value={message}
              maxLength={maxLength}
              onChange={(event) => onMessage(event.currentTarget.value)}
            />
            <CharacterCount length={message.length} max={maxLength} />
          </div>
          <Button className="remove" intent="quiet" onClick={remove}>
            {messages.remove}
          </Button>
        </>
      )}
    </Root>
  );
}
