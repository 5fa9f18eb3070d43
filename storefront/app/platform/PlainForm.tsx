import type { ReactNode } from 'react';
import { addressOfPage } from './own-address.ts';

interface PlainFormProps {
  /** Where it is sent. */
  action: string;
  /** What is sent beside what is chosen and typed, by name. */
  hidden?: Record<string, string | number>;
  children: ReactNode;
}

/**
 * A button that the server draws where no scripts run: the browser sends it, also while scripts are on their way. What
 * asks for something that may be wrong is a `Form`.
 */
export const PlainForm = ({ action, hidden = {}, children }: PlainFormProps) => (
  <form method="post" action={addressOfPage(action)} noValidate data-plain>
    {Object.entries(hidden).map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
    {children}
  </form>
);
