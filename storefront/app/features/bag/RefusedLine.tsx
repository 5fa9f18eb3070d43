import { ButtonLink } from '@otzar/design-system/components/ButtonLink';
import { Form } from '@otzar/design-system/components/Form';
import { Message } from '@otzar/design-system/components/Message';
import { Stack } from '@otzar/design-system/components/Stack';
import { TextField } from '@otzar/design-system/components/TextField';
import { paths } from '../../paths.ts';

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
      <Message tone="error" title={`We could not put ${title || 'it'} in your bag.`}>
        {failure ?? 'Please correct what is marked, and send it again.'}
      </Message>
      <Form
        data-plain
        action={paths.bag}
        submitLabel="Add to bag"
        aside={
          <ButtonLink href={path} intent="quiet">
            Back to the product
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
