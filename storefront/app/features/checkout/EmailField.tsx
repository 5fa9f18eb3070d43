import { ContactEmail } from '@otzar/design-system/widgets/checkout/ContactEmail';
import { paths } from '../../paths.ts';
import type { CheckoutForm } from './useCheckoutForm.ts';
import { useGuestEmail } from './useGuestEmail.ts';

interface EmailFieldProps {
  form: CheckoutForm;
  /** Nobody is signed in, so an address that has an account is worth a hint. */
  guest: boolean;
}

/** Where the receipt goes; a guest hears that the address has an account, and may go on without. */
export function EmailField({ form, guest }: EmailFieldProps) {
  const askAboutEmail = useGuestEmail();
  const { draft, guestEmailExists } = form.kept;
  return (
    <ContactEmail
      value={draft.email}
      error={form.errors.email}
      onChange={form.setEmail}
      {...(guest && {
        onBlur: () => void askAboutEmail(draft.email),
        signInHref: guestEmailExists ? paths.signIn : undefined,
      })}
    />
  );
}
