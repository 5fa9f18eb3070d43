import { ButtonLink } from '@otzar/design-system/components/ButtonLink';
import { Form } from '@otzar/design-system/components/Form';
import { Message } from '@otzar/design-system/components/Message';
import { Stack } from '@otzar/design-system/components/Stack';
import { TextField } from '@otzar/design-system/components/TextField';
import * as messages from '#messages/features/bag';
import { paths } from '../../paths.ts';
import { addressOfPage } from '../../platform/own-address.ts';

export interface RefusedLineProps {
  /** The product's name; empty where it is not known. */
  title: string;
  /** The way back to its page. */
  path: string;
  /** Everything that its form said, by name. */
  fields: Record<string, string>;
  /** What was typed among them, with its words and what is wrong with it. */
  typed: { name: string; label: string; maxLength: number; error?: string | undefined }[];
  /** Why it was refused as a whole. */
  failure?: string | undefined;
}

/** What could not be put into the bag, with all that was chosen and typed: to be put right and sent again. */
export function RefusedLine({ title, path, fields, typed, failure }: RefusedLineProps) {
  const names = new Set(typed.map(({ name }) => name));
  const chosen = Object.fromEntries(Object.entries(fields).filter(([name]) => !names.has(name)));
  return (
    <Stack>
      <Message tone="error" title={messages.notPutIn(title)}>
        {failure ?? messages.correctMarked}
      </Message>
      <Form
        data-plain
        action={addressOfPage(paths.bag)}
        submitLabel={messages.addToBag}
        aside={
          <ButtonLink href={path} intent="quiet">
            {messages.backToProduct}
          </ButtonLink>
        }
      >
        {Object.entries(chosen).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {typed.map(({ name, ...field }) => (
          <TextField
            key={name}
            {...field}
            name={name}
            dir="auto"
            defaultValue={fields[name] ?? ''}
            // The server has said what is too long: cut off, it would say something else.
            maxLength={field.error ? undefined : field.maxLength}
          />
        ))}
      </Form>
    </Stack>
  );
}
