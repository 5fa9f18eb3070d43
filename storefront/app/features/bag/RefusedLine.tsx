import { Button } from '@otzar/design-system/components/Button';
import { ButtonLink } from '@otzar/design-system/components/ButtonLink';
import { Message } from '@otzar/design-system/components/Message';
import { Stack } from '@otzar/design-system/components/Stack';
import { TextField } from '@otzar/design-system/components/TextField';
import { paths } from '../../paths.ts';
import { PlainForm } from '../../platform/PlainForm.tsx';

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
      <PlainForm action={paths.bag} hidden={chosen}>
        <Stack>
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
          <div>
            <Button type="submit">Add to bag</Button>{' '}
            <ButtonLink href={path} intent="quiet">
              Back to the product
            </ButtonLink>
          </div>
        </Stack>
      </PlainForm>
    </Stack>
  );
}
