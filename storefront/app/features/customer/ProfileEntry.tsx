import type { Customer } from '@otzar/contract/customer';
import { ProfileForm } from '@otzar/design-system/widgets/account/ProfileForm';
import { strengthText } from '@otzar/domain/password';
import { useProfile } from './useProfile.ts';

/** Name, e-mail address and password of a customer, to be changed. */
export function ProfileEntry({ customer }: { customer: Customer }) {
  const profile = useProfile(customer);
  return (
    <ProfileForm
      values={profile.values}
      errors={profile.errors}
      failure={profile.failure}
      saved={profile.saved}
      busy={profile.busy}
      confirm={profile.confirm}
      strength={strengthText(profile.values.new_password, [customer.name, customer.email])}
      onChange={profile.change}
      onSubmit={profile.submit}
    />
  );
}
